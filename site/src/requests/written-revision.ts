import { createStore } from '../browser/create-store';

/** The highest revision of this page's writes of public content; 0 before the first write. */
export const writtenRevision = createStore(0);

/** Records the revision of a successful write. */
export function recordRevision(revision: number): void {
  if (revision > writtenRevision.get()) writtenRevision.set(revision);
}
