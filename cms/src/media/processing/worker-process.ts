import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ImageJob, Reply, WorkerMessage } from './job';

const PROGRAM = path.join(__dirname, 'worker.js');
/** The only variables that a worker gets: the others include secrets. */
const VARIABLES = ['PATH', 'HOME', 'LD_LIBRARY_PATH'] as const;
/** The time limit for starting a process. A busy machine needs seconds. */
const STARTUP_MS = 30_000;

/** The end of a job. */
export interface JobEnd {
  /** `overdue`: the worker was killed at the deadline. `ended`: it ended by itself, or something else killed it. */
  readonly reply: Reply | 'overdue' | { readonly ended: string };
  /** The worker's memory after the job in bytes. */
  readonly memory: number;
}

/**
 * Starts a worker.
 * @param priority the process priority in the operating system; 19 is the lowest
 * @param forget called when the worker has ended
 */
export function startWorker(priority: number, forget: (child: ChildProcess) => void): ChildProcess {
  const known = VARIABLES.map((name) => [name, process.env[name]] as const);
  const child = fork(PROGRAM, [String(priority)], {
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

/** Sends a job to a worker and kills the worker at the deadline. The time starts when the worker begins the job. */
export function sendJob(child: ChildProcess, job: ImageJob, deadlineMs: number): Promise<JobEnd> {
  return new Promise((resolve) => {
    let isOverdue = false;
    const kill = () => {
      isOverdue = true;
      child.kill('SIGKILL');
    };
    let deadline = setTimeout(kill, STARTUP_MS + deadlineMs);
    const end = (reply: JobEnd['reply'], memory = 0) => {
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
      end(isOverdue ? 'overdue' : { ended: signal ?? `code ${String(code)}` });
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
