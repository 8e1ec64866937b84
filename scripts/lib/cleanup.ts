type Cleanup = () => Promise<void>;

const cleanups = new Set<Cleanup>();

/** Registers what must be done however the command ends; answers how to take it back. */
export function registerCleanup(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

/** Does all of it, at once; one that fails does not keep the others from being done. */
export async function runCleanups(): Promise<void> {
  const all = [...cleanups];
  cleanups.clear();
  const results = await Promise.allSettled(all.map((cleanup) => cleanup()));
  for (const result of results) {
    if (result.status === 'rejected') console.error(String(result.reason));
  }
}
