import { readIfExists } from '../../lib/files';
import { listChildren } from '../../lib/process-tree';

const EVERY_MS = 250;

/** The memory of a process in MB (PSS: shared memory is divided among its processes). */
async function megabytesOf(pid: number): Promise<number> {
  const text = await readIfExists(`/proc/${String(pid)}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB/m.exec(text ?? '')?.[1] ?? 0) / 1024;
}

/** Runs `work`. Also returns the maximum memory of this process and its children meanwhile, in MB. */
export async function withMemory<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly megabytes: number }> {
  let megabytes = 0;
  let sampling = Promise.resolve();
  const sample = async (): Promise<void> => {
    const pids = [process.pid, ...(await listChildren(process.pid))];
    const each = await Promise.all(pids.map(megabytesOf));
    megabytes = Math.max(
      megabytes,
      each.reduce((sum, one) => sum + one, 0),
    );
  };
  const timer = setInterval(() => {
    sampling = sampling.then(sample);
  }, EVERY_MS);
  try {
    const result = await work();
    await sampling;
    return { result, megabytes };
  } finally {
    clearInterval(timer);
  }
}
