import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../lib/failure';
import { repository } from '../../lib/folders';
import { isRenderAnswer, isRenderReady } from './messages';
import type { RenderJob, RenderOutcome } from './messages';

/** A job with the promise that its caller awaits. */
export interface PendingJob {
  readonly job: RenderJob;
  /** The number of processes that ended while they rendered it. */
  readonly deaths: number;
  readonly resolve: (outcome: RenderOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** The options for every render process of a bundle. */
export interface WorkerOptions {
  /** The compiled render process. */
  readonly program: string;
  readonly args: readonly string[];
  /** The log file for its output. */
  readonly log: string;
  /** The time without an answer after which a process that has loaded the engine is killed. */
  readonly hangMs: number;
  /** Called after each answer, and after the process has ended. */
  readonly onFree: () => void;
  /**
   * Called if the process ends by itself while it renders.
   * @param suspect the job in progress @param others the jobs that waited behind it
   */
  readonly onDeath: (suspect: PendingJob, others: readonly PendingJob[]) => void;
}

/** A page that has ended a process had the full time once. Its second try gets this fraction, because others wait. */
const SECOND_TIME = 0.25;

/** In MB. The engine needs half of it; with a higher limit, garbage stays in memory. */
const HEAP_LIMITS = ['--max-old-space-size=160', '--max-semi-space-size=4'];

/** glibc reserves memory for each thread. Only one thread works here, so a single arena saves a tenth. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

const failure = (what: string): Failure =>
  new Failure(
    `${what}, so the site stays as it is: publish.log in the data folder's logs says why.`,
  );

/** One render process and the jobs that it has not answered yet. */
export class RenderWorker {
  private readonly pending = new Map<number, PendingJob>();
  private readonly child: ChildProcess;
  private isStopped = false;
  private isReady = false;
  private hangTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: WorkerOptions) {
    const { program, args, log, onFree } = options;
    const output = openSync(log, 'a');
    this.child = fork(program, [...args], {
      cwd: repository,
      execArgv: HEAP_LIMITS,
      // The engine searches for two packages beside itself, and the bundle may be outside the repository.
      env: {
        ...process.env,
        ...ONE_ARENA,
        NODE_ENV: 'production',
        NODE_PATH: join(repository, 'node_modules'),
      },
      stdio: ['ignore', output, output, 'ipc'],
      serialization: 'advanced',
    });
    closeSync(output);
    this.child.on('message', (message) => {
      if (isRenderReady(message)) {
        this.isReady = true;
        this.watch();
      }
      if (!isRenderAnswer(message)) return;
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
      this.watch();
      onFree();
      const { outcome } = message;
      if (outcome !== 'unwritten') pending?.resolve(outcome);
      else if (pending)
        pending.reject(failure(`The page ${pending.job.path} could not be written`));
    });
    this.child.on('error', (error) => {
      this.failPending(error);
      onFree();
    });
    this.child.on('exit', (code, signal) => {
      clearTimeout(this.hangTimer);
      if (this.isStopped) return;
      this.reportDeath(signal ?? `code ${String(code)}`);
      onFree();
    });
  }

  /** Whether the process can take jobs. */
  get isAlive(): boolean {
    return !this.isStopped && this.child.connected;
  }

  /** The number of jobs without an answer. */
  get load(): number {
    return this.pending.size;
  }

  send(pending: PendingJob): void {
    this.pending.set(pending.job.id, pending);
    if (this.load === 1) this.watch();
    // A process that has just died cannot be written to. Its exit is reported next, and the job is retried.
    this.child.send(pending.job, () => undefined);
  }

  /** Ends the process. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.hangTimer);
    if (this.child.connected) this.child.disconnect();
  }

  /** Ends the process at once, even if it hangs. */
  kill(): void {
    this.stop();
    this.child.kill('SIGKILL');
  }

  /** Kills the process if it sends nothing while it renders. */
  private watch(): void {
    clearTimeout(this.hangTimer);
    const [oldest] = this.pending.values();
    if (!this.isReady || !oldest || this.isStopped) return;
    const part = oldest.deaths > 0 ? SECOND_TIME : 1;
    this.hangTimer = setTimeout(() => this.child.kill('SIGKILL'), this.options.hangMs * part);
  }

  /** Before the engine is loaded, no job can be the cause. */
  private reportDeath(how: string): void {
    const [suspect, ...others] = this.pending.values();
    if (!this.isReady || !suspect) {
      this.failPending(failure('Pages could not be rendered'));
      return;
    }
    const { path } = suspect.job;
    appendFileSync(this.options.log, `${path}: its render process has ended by ${how}\n`);
    this.pending.clear();
    this.options.onDeath(suspect, others);
  }

  private failPending(error: Error): void {
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}
