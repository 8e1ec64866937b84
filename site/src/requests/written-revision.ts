/** The highest revision that a write of this page has made; 0 before the first. */
let written = 0;
const listeners = new Set<() => void>();

/** Notes the revision of a write that went well. */
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
