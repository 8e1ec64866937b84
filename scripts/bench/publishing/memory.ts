import { readIfExists } from '../../lib/files';
import { listChildren } from '../../lib/process-tree';

const EVERY_MS = 250;

/** The memory of a process in MB (PSS: shared memory is divided among its processes). */
async function megabytesOf(pid: number): Promise<number> {
  const text = await readIfExists(`/proc/${String(pid)}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB/m.exec(text ?? '')?.[1] ?? 0) / 1024;
}

/** Does `work`. Returns also the most memory that this process and its children took meanwhile, in MB. */
export async function withMemory<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly megabytes: number }> {
  let megabytes = 0;
  let looking = Promise.resolve();
  const look = async (): Promise<void> => {
    const pids = [process.pid, ...(await listChildren(process.pid))];
    const each = await Promise.all(pids.map(megabytesOf));
    megabytes = Math.max(
      megabytes,
      each.reduce((sum, one) => sum + one, 0),
    );
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, EVERY_MS);
  try {
    const result = await work();
    await looking;
    return { result, megabytes };
  } finally {
    clearInterval(timer);
  }
}
