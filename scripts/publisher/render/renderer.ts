import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../lib/failure';
import { repository } from '../../lib/folders';
import type { Answers } from '../pages/answers';
import type { Bundle } from '../release/bundle';
import type { Origins } from './content-policy';
import { isRenderAnswer } from './messages';
import type { RenderJob, RenderMode, RenderOutcome } from './messages';
import type { WriteTarget } from '../release/page-writer';
import { compileRenderProcess } from './render-program';

interface Pending {
  readonly job: RenderJob;
  readonly resolve: (outcome: RenderOutcome) => void;
  readonly reject: (error: Error) => void;
}

interface Worker {
  readonly child: ChildProcess;
  readonly pending: Map<number, Pending>;
}

/** In MB. The engine takes half of it; with more, garbage would be left lying about. */
const LEAN = ['--max-old-space-size=160', '--max-semi-space-size=4'];

/** glibc keeps memory for each of a process's threads; here one of them works, and a tenth was kept for nothing. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

/** Jobs that a process has at a time: one at work, one at hand; whoever is done first takes the next. */
const AT_HAND = 2;

const unrendered = (what: string): string =>
  `${what} could not be rendered, so the site stays as it is: publish.log in the data folder's logs says why.`;

/** Renders and writes pages of one bundle in processes of their own, which start at once and warm up with the first page. */
export class Renderer {
  private readonly program = compileRenderProcess();
  private readonly workers: Worker[];
  private readonly waiting: Pending[] = [];
  private nextId = 1;
  private closing = false;

  /** `log` takes what the engine says of its faults; `origins` are where pages may ask. */
  constructor(
    private readonly bundle: Bundle,
    count: number,
    private readonly log: string,
    private readonly origins: Origins,
  ) {
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, '');
    this.workers = Array.from({ length: count }, () => this.start());
  }

  /** How many pages are worth asking for at the same time. */
  get capacity(): number {
    return this.workers.length * 3;
  }

  /**
   * Renders the page at this address from these answers, and writes its files or compares them. Throws a Failure where
   * that cannot be done; where the answers have no such page, nothing is written.
   */
  render(
    path: string,
    answers: Answers,
    place: WriteTarget,
    mode: RenderMode = 'write',
  ): Promise<RenderOutcome> {
    const job: RenderJob = {
      kind: 'dwarka-homes-render',
      id: this.nextId++,
      path,
      answers,
      place,
      mode,
    };
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.handOut();
    });
  }

  /** Ends the processes. */
  close(): void {
    this.closing = true;
    for (const { child } of this.workers) {
      if (child.connected) child.disconnect();
    }
  }

  private handOut(): void {
    if (this.closing) return;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const worker = this.leastBusy();
      if (worker.pending.size >= AT_HAND) return;
      this.waiting.shift();
      worker.pending.set(next.job.id, next);
      worker.child.send(next.job);
    }
  }

  /** One that has died is started anew when it is needed again. */
  private leastBusy(): Worker {
    const [at] = [...this.workers.keys()].sort(
      (a, b) => (this.workers[a]?.pending.size ?? 0) - (this.workers[b]?.pending.size ?? 0),
    );
    const worker = at === undefined ? undefined : this.workers[at];
    if (at === undefined || !worker) throw new Error('a renderer needs a process');
    if (worker.child.connected) return worker;
    return (this.workers[at] = this.start());
  }

  private start(): Worker {
    const output = openSync(this.log, 'a');
    const child = fork(this.program, [this.bundle.entryPoint, JSON.stringify(this.origins)], {
      cwd: repository,
      execArgv: LEAN,
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
    const worker: Worker = { child, pending: new Map() };
    child.on('message', (message) => {
      if (!isRenderAnswer(message)) return;
      const pending = worker.pending.get(message.id);
      worker.pending.delete(message.id);
      this.handOut();
      const { outcome } = message;
      if (outcome !== 'failed') pending?.resolve(outcome);
      else if (pending) pending.reject(new Failure(unrendered(`The page ${pending.job.path}`)));
    });
    child.on('error', (error) => {
      this.failPending(worker, error);
    });
    child.on('exit', () => {
      if (!this.closing) this.failPending(worker, new Failure(unrendered('Pages')));
    });
    return worker;
  }

  private failPending(worker: Worker, error: Error): void {
    for (const { reject } of worker.pending.values()) reject(error);
    worker.pending.clear();
    this.handOut();
  }
}
