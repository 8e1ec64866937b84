type Cleanup = () => Promise<void>;

const cleanups = new Set<Cleanup>();

/** Registers a function that runs when the command ends, for any reason. Returns a function that removes it. */
export function registerCleanup(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

/** Runs all cleanups at the same time. An error is printed and does not stop the others. */
export async function runCleanups(): Promise<void> {
  const all = [...cleanups];
  cleanups.clear();
  const results = await Promise.allSettled(all.map((cleanup) => cleanup()));
  for (const result of results) {
    if (result.status === 'rejected') console.error(String(result.reason));
  }
}
