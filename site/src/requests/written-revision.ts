import { createStore } from '../browser/create-store';

/** The highest revision of this page's writes of what is public; 0 before the first. */
export const writtenRevision = createStore(0);

/** Records the revision of a successful write. */
export function recordRevision(revision: number): void {
  if (revision > writtenRevision.get()) writtenRevision.set(revision);
}
