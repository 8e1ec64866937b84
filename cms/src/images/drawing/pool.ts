import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { FairTurns } from './fair-turns';
import { Refusal } from './job';
import type { Drawn, Job, Reply } from './job';

/** Pictures that are drawn at the same time. */
const PROCESSES = 2;
/** Many times what the largest picture takes. */
const DEADLINE_MS = 12_000;
const PROGRAM = path.join(__dirname, 'program.js');
/** Nothing else of the environment is a drawing's business, least of all the secrets. */
const VARIABLES = ['PATH', 'HOME', 'LD_LIBRARY_PATH'] as const;

/** More pictures of one account than ten calls of the contract bring. */
const MOST_WAITING = 50;

const turns = new FairTurns(PROCESSES, MOST_WAITING);
const processes = new Set<ChildProcess>();
const idle: ChildProcess[] = [];

/** A process that waits keeps nobody from ending. */
function hold(child: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

function forget(child: ChildProcess): void {
  processes.delete(child);
  const at = idle.indexOf(child);
  if (at >= 0) idle.splice(at, 1);
}

function start(): ChildProcess {
  const known = VARIABLES.map((name) => [name, process.env[name]] as const);
  const child = fork(PROGRAM, {
    env: Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  processes.add(child);
  child.on('exit', () => {
    forget(child);
  });
  // One that could not be started tells so; it has no exit.
  child.on('error', () => {
    forget(child);
  });
  return child;
}

/** What a process says to a job; one that ends over it, or is ended at the deadline, refuses the file. */
function ask(child: ChildProcess, job: Job): Promise<Reply> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    const answered = (reply: Reply) => {
      clearTimeout(deadline);
      child.off('message', answered).off('exit', ended).off('error', failed);
      hold(child, false);
      if (processes.has(child)) idle.push(child);
      resolve(reply);
    };
    const ended = () => {
      answered({ refused: 'notImage' });
    };
    const failed = (error: Error) => {
      answered({ failed: error.message });
    };
    child.once('message', answered).once('exit', ended).once('error', failed);
    hold(child, true);
    child.send(job);
  });
}

async function drawn(job: Job): Promise<Drawn> {
  const reply = await ask(idle.pop() ?? start(), job);
  if ('refused' in reply) throw new Refusal(reply.refused);
  if ('failed' in reply) throw new Error(reply.failed);
  return reply.drawn;
}

/**
 * Draws a picture in one of few processes beside the CMS, which are started when they are needed.
 * @param who whose picture it is: nobody has more than one drawn at a time
 * @throws Refusal of the file; TooManyWait; Error where it is not the file's fault
 */
export const drawPicture = (job: Job, who: string): Promise<Drawn> =>
  turns.take(who, () => drawn(job));

/** How many pictures are being drawn, and how many wait. */
export const drawingLoad = () => turns.load;

/** Ends the processes; the next picture starts new ones. */
export function endDrawing(): void {
  for (const child of processes) child.kill('SIGKILL');
}
