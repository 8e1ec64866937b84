/** The highest revision of this page's writes; 0 before the first. */
let written = 0;
const listeners = new Set<() => void>();

/** Records the revision of a successful write. */
export function recordRevision(revision: number): void {
  if (revision <= written) return;
  written = revision;
  listeners.forEach((listener) => {
    listener();
  });
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
export const writtenRevision = (): number => written;
export const initialRevision = (): number => 0;
