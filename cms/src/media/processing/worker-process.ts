import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ImageJob, Reply, WorkerMessage } from './job';

const PROGRAM = path.join(__dirname, 'worker.js');
/** The only variables that a worker gets: the others include secrets. */
const VARIABLES = ['PATH', 'HOME', 'LD_LIBRARY_PATH'] as const;
/** The time limit for starting a process. A busy machine needs seconds. */
const STARTUP_MS = 30_000;
/** The time of a job on the clock, in its processor time. Source: docs/contract.md, "Image formats". */
const CLOCK_FACTOR = 10;

/** The end of a job. */
export interface JobEnd {
  /** `ended`: the worker ended without a reply, and why. */
  readonly reply: Reply | { readonly ended: string };
  /** The worker's memory after the job in bytes. Undefined if it does not take another job. */
  readonly memory: number | undefined;
}

/**
 * Starts a worker.
 * @param priority the process priority in the operating system; 19 is the lowest
 * @param processorSeconds the processor time that a job may use
 * @param forget called when the worker has ended
 */
export function startWorker(
  priority: number,
  processorSeconds: number,
  forget: (child: ChildProcess) => void,
): ChildProcess {
  const known = VARIABLES.map((name) => [name, process.env[name]] as const);
  const child = fork(PROGRAM, [String(priority), String(processorSeconds)], {
    env: Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('exit', () => {
    forget(child);
  });
  // A process that cannot start emits `error`, but no `exit`.
  child.on('error', () => {
    forget(child);
  });
  return child;
}

/** An idle worker must not keep the CMS from exiting. */
function setBusy(child: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

/**
 * Sends a job to a worker. Kills the worker after ten times the processor time, from the moment when it begins the job.
 * @param processorSeconds the processor time that the job may use
 */
export function sendJob(
  child: ChildProcess,
  job: ImageJob,
  processorSeconds: number,
): Promise<JobEnd> {
  const seconds = CLOCK_FACTOR * processorSeconds;
  const deadlineMs = seconds * 1000;
  return new Promise((resolve) => {
    let isOverdue = false;
    const kill = () => {
      isOverdue = true;
      child.kill('SIGKILL');
    };
    let deadline = setTimeout(kill, STARTUP_MS + deadlineMs);
    const end = (reply: JobEnd['reply'], memory?: number) => {
      clearTimeout(deadline);
      child.off('message', received).off('exit', ended).off('error', failed);
      setBusy(child, false);
      resolve({ reply, memory });
    };
    const received = (message: WorkerMessage) => {
      if (message === 'started') {
        clearTimeout(deadline);
        deadline = setTimeout(kill, deadlineMs);
      } else end(message.reply, message.memory);
    };
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      const reason = signal ?? `code ${String(code)}`;
      end({ ended: isOverdue ? `no reply in ${String(seconds)} s` : reason });
    };
    const failed = ({ message }: Error) => {
      // A process that has just been killed does not receive the job either.
      end(child.pid === undefined ? { failed: message } : { ended: message });
    };
    child.on('message', received).once('exit', ended).once('error', failed);
    setBusy(child, true);
    child.send(job);
  });
}
