import { createStore } from '../browser/create-store';

/** The highest revisions of this page's writes of public content; 0 before the first write. */
export interface Written {
  /** That of all writes. */
  readonly all: number;
  /** That of the writes that a build of the site alone shows, as of texts. */
  readonly built: number;
}

export const writtenRevision = createStore<Written>({ all: 0, built: 0 });

/** Records the revision of a successful write. @param isBuilt whether a build of the site alone shows it */
export function recordRevision(revision: number, isBuilt: boolean): void {
  const { all, built } = writtenRevision.get();
  if (revision > all) writtenRevision.set({ all: revision, built: isBuilt ? revision : built });
}
