import { spawn } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { registerCleanup } from './cleanup';
import { codeOf, diskFull, Failure, mentionsFullDisk } from './failure';
import { lastLines } from './log-lines';
import { keepRotating } from './rotate-log';

/** Loaded before each program: it ends the program when the other end of its lifeline closes. */
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
const LIFELINE_FD = 3;
const GRACE_MS = 4000;
const LAST_LINES = 25;

export interface ProcessOptions {
  /** The name in messages, such as `The CMS`. */
  readonly name: string;
  /** A JavaScript program and its arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  /** Variables added to this process's own environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The file for its output, which is emptied first. Without a file, the output goes to the terminal. */
  readonly log?: string;
  /** Whether the log is rotated instead of emptied, so that it survives restarts. */
  readonly keepsLog?: boolean;
}

export interface RunningProcess {
  /** Undefined if the start failed. */
  readonly pid: number | undefined;
  /** Resolves when the process ends, with its exit code or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals>;
  /** The Failure for its end, with the last lines of its log. */
  failure(how: number | NodeJS.Signals): Promise<Failure>;
  /** Ends the process and its child processes. */
  stop(): Promise<void>;
  /** Ends only this process, with SIGKILL, as in a crash. */
  kill(): void;
}

/** Starts a program of Node in a process group of its own, which ends at the latest with this command. */
export function startProcess(options: ProcessOptions): RunningProcess {
  const { name, args, cwd, env, log, keepsLog = false } = options;
  if (log) mkdirSync(dirname(log), { recursive: true });
  const stopRotating = log && keepsLog ? keepRotating(log) : undefined;
  const output = log ? openSync(log, keepsLog ? 'a' : 'w') : 'inherit';
  const from = typeof output === 'number' ? fstatSync(output).size : 0;
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    env: { ...process.env, ...env, LIFELINE_FD: String(LIFELINE_FD) },
    stdio: ['ignore', output, output, 'pipe'],
    detached: true,
  });
  if (typeof output === 'number') closeSync(output);
  const exited = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopRotating?.();
      resolve(code ?? signal ?? 1);
    });
  });
  const stop = async (): Promise<void> => {
    forget();
    if (child.pid) await stopGroup(child.pid);
  };
  const forget = registerCleanup(stop);
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  return {
    pid: child.pid,
    exited,
    stop,
    kill,
    failure: (how) => describeExit(name, how, log, from),
  };
}

/** Runs a program to its end. Throws a Failure if its exit code is not 0. */
export async function runProcess(options: ProcessOptions): Promise<void> {
  const running = startProcess(options);
  const how = await running.exited;
  await running.stop();
  if (how !== 0) throw await running.failure(how);
}

async function stopGroup(leader: number): Promise<void> {
  const deadline = performance.now() + GRACE_MS;
  let alive = signalGroup(leader, 'SIGTERM');
  while (alive && performance.now() < deadline) {
    await delay(50);
    alive = signalGroup(leader, 0);
  }
  if (alive) signalGroup(leader, 'SIGKILL');
}

/** Returns false if the group has no process. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    throw error;
  }
}

async function describeExit(
  name: string,
  how: number | NodeJS.Signals,
  log: string | undefined,
  from: number,
): Promise<Failure> {
  const ending = `${name} ended (${typeof how === 'number' ? `exit code ${String(how)}` : how}).`;
  if (!log) return new Failure(ending);
  const bytes = await readFile(log);
  // Only the program's own output; if the log was rotated meanwhile, that is the whole file.
  const own = bytes.length >= from ? bytes.subarray(from) : bytes;
  const text = stripVTControlCharacters(own.toString());
  if (mentionsFullDisk(text)) return diskFull();
  const last = lastLines(text, LAST_LINES);
  const place = `${basename(log)} in the data folder's logs`;
  return new Failure(
    last === ''
      ? `${ending} It has written nothing to ${place}.`
      : `${ending} The last lines of ${place}:\n${last}`,
  );
}
