import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../lib/failure';
import { repository } from '../../lib/folders';
import { isRenderAnswer } from './messages';
import type { RenderJob, RenderOutcome } from './messages';

/** A job with the promise of its caller. */
export interface PendingJob {
  readonly job: RenderJob;
  readonly resolve: (outcome: RenderOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** What every render process of a bundle is started with. */
export interface WorkerOptions {
  /** The compiled render process. */
  readonly program: string;
  readonly args: readonly string[];
  /** The file that takes its output. */
  readonly log: string;
  /** Called after each answer and when the process has ended. */
  readonly onFree: () => void;
}

/** In MB. The engine needs half of it; with a higher limit, garbage stays in memory. */
const HEAP_LIMITS = ['--max-old-space-size=160', '--max-semi-space-size=4'];

/** glibc reserves memory for each thread; only one thread works here, so one arena saves a tenth. */
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

  constructor({ program, args, log, onFree }: WorkerOptions) {
    const output = openSync(log, 'a');
    this.child = fork(program, [...args], {
      cwd: repository,
      execArgv: HEAP_LIMITS,
      // The engine looks for two packages beside itself, and the bundle may lie outside the repository.
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
      if (!isRenderAnswer(message)) return;
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
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
    this.child.on('exit', () => {
      if (this.isStopped) return;
      this.failPending(failure('Pages could not be rendered'));
      onFree();
    });
  }

  /** Whether it can take jobs. */
  get isAlive(): boolean {
    return !this.isStopped && this.child.connected;
  }

  /** How many jobs it has not answered yet. */
  get load(): number {
    return this.pending.size;
  }

  send(pending: PendingJob): void {
    this.pending.set(pending.job.id, pending);
    this.child.send(pending.job);
  }

  /** Ends the process. */
  stop(): void {
    this.isStopped = true;
    if (this.child.connected) this.child.disconnect();
  }

  private failPending(error: Error): void {
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}
