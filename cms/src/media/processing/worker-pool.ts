import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { FairQueue } from './fair-queue';
import { RejectedImage } from './job';
import type { ProcessedImage, ImageJob, Reply } from './job';

/** Images that are processed at the same time. */
const WORKERS = 2;
/** Many times what the largest picture needs. */
const DEADLINE_MS = 12_000;
const PROGRAM = path.join(__dirname, 'worker.js');
/** The only variables that a worker gets: the others include secrets. */
const VARIABLES = ['PATH', 'HOME', 'LD_LIBRARY_PATH'] as const;

/** An idle worker exits after this time, to free its memory. */
export const IDLE_EXIT_MS = 60_000;

/** For each account. Ten calls with the maximum number of pictures each fit. */
const MAX_WAITING = 50;

const queue = new FairQueue(WORKERS, MAX_WAITING);
const workers = new Set<ChildProcess>();
/** Idle workers with the timers of their exit; the last one was used last. */
const idleWorkers: { readonly child: ChildProcess; readonly exit: NodeJS.Timeout }[] = [];

/** An idle worker must not keep the CMS from exiting. */
function setBusy(child: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

function forget(child: ChildProcess): void {
  workers.delete(child);
  const at = idleWorkers.findIndex((idle) => idle.child === child);
  if (at >= 0) clearTimeout(idleWorkers.splice(at, 1)[0]?.exit);
}

function startWorker(): ChildProcess {
  const known = VARIABLES.map((name) => [name, process.env[name]] as const);
  const child = fork(PROGRAM, {
    env: Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  workers.add(child);
  child.on('exit', () => {
    forget(child);
  });
  // A process that could not start emits `error` and no `exit`.
  child.on('error', () => {
    forget(child);
  });
  return child;
}

/** Keeps a worker for the next jobs, until it has been idle for too long. */
function keepIdle(child: ChildProcess): void {
  const exit = setTimeout(() => {
    forget(child);
    child.kill('SIGKILL');
  }, IDLE_EXIT_MS).unref();
  idleWorkers.push({ child, exit });
}

/** The idle worker that was used last, so that the others can exit; undefined if there is none. */
function takeIdle(): ChildProcess | undefined {
  const idle = idleWorkers.pop();
  clearTimeout(idle?.exit);
  return idle?.child;
}

/** Sends a job to a worker. A worker that crashes, or is killed at the deadline, rejects the file. */
function request(child: ChildProcess, job: ImageJob): Promise<Reply> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    const answered = (reply: Reply) => {
      clearTimeout(deadline);
      child.off('message', answered).off('exit', ended).off('error', failed);
      setBusy(child, false);
      if (workers.has(child)) keepIdle(child);
      resolve(reply);
    };
    const ended = () => {
      answered({ rejected: 'notImage' });
    };
    const failed = (error: Error) => {
      answered({ failed: error.message });
    };
    child.once('message', answered).once('exit', ended).once('error', failed);
    setBusy(child, true);
    child.send(job);
  });
}

async function processed(job: ImageJob): Promise<ProcessedImage> {
  const reply = await request(takeIdle() ?? startWorker(), job);
  if ('rejected' in reply) throw new RejectedImage(reply.rejected);
  if ('failed' in reply) throw new Error(reply.failed);
  return reply.processed;
}

/**
 * Processes an image in a worker. Workers start on demand.
 * @param key of the account: its images are processed one at a time
 * @throws RejectedImage for a bad file; QueueFull; Error for a failure of the server
 */
export const runImageJob = (job: ImageJob, key: string): Promise<ProcessedImage> =>
  queue.run(key, () => processed(job));

/** The numbers of active and waiting jobs. */
export const imageJobLoad = () => queue.load;

/** Kills all workers; the next job starts new ones. */
export function stopImageWorkers(): void {
  for (const child of workers) child.kill('SIGKILL');
}
