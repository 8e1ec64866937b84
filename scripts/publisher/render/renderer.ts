import { rotateLog } from '../../lib/rotate-log';
import type { Answers } from '../pages/answers';
import type { Bundle } from '../release/bundle';
import type { WriteTarget } from '../release/page-writer';
import type { Origins } from './content-policy';
import type { RenderJob, RenderMode, RenderOutcome } from './messages';
import { compileRenderProcess } from './render-program';
import { RenderWorker } from './render-worker';
import type { PendingJob, WorkerOptions } from './render-worker';

/** The number of jobs that a process holds: one in progress and one that waits, so that it never idles between two. */
const JOBS_PER_PROCESS = 2;

/** The time without a page after which the processes end: each holds about 100 MB (PSS). In milliseconds. */
const IDLE_MS = 60_000;

/** A page takes less than a second; a busy machine may take longer. In milliseconds. */
const HANG_MS = 20_000;

interface RendererOptions {
  /** The maximum number of render processes. */
  readonly processes: number;
  /** The log file for the engine's errors. */
  readonly log: string;
  /** The origins that pages may connect to. */
  readonly origins: Origins;
  readonly idleMs?: number;
  /** The time without an answer after which a process is killed. */
  readonly hangMs?: number;
}

/**
 * Renders and writes pages of one bundle in separate processes. They start when the first page is needed, and end when
 * no page has been needed for `idleMs`.
 */
export class Renderer {
  private readonly program = compileRenderProcess();
  private readonly waiting: PendingJob[] = [];
  private readonly idleTimer: NodeJS.Timeout;
  private workers: readonly RenderWorker[] = [];
  private readonly alone = new Set<RenderWorker>();
  private nextId = 1;
  private isClosed = false;

  constructor(
    private readonly bundle: Bundle,
    private readonly options: RendererOptions,
  ) {
    rotateLog(options.log);
    this.idleTimer = setTimeout(() => {
      this.stopIfIdle();
    }, options.idleMs ?? IDLE_MS).unref();
  }

  /** The useful number of concurrent page requests. */
  get capacity(): number {
    return this.options.processes * 3;
  }

  /** The number of running processes. */
  get runningProcesses(): number {
    return this.workers.length;
  }

  /** Starts the processes before the first page is known, so that they load the engine meanwhile. */
  warmUp(): void {
    if (this.isClosed) return;
    this.removeDeadWorkers();
    while (this.workers.length < this.options.processes) this.startWorker();
    this.idleTimer.refresh();
  }

  /**
   * Renders the page at this address from these answers, and writes its files or compares them. If the answers have no
   * such page, nothing is written. A page fails if two processes end or do not answer while they render it.
   *
   * @throws Failure if the page cannot be written, or no process can start
   */
  render(
    path: string,
    answers: Answers,
    target: WriteTarget,
    mode: RenderMode = 'write',
  ): Promise<RenderOutcome> {
    const job = this.jobOf(path, answers, target, mode);
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, deaths: 0, resolve, reject });
      this.dispatch();
    });
  }

  /**
   * Compares a page that may end its process, in a process of its own, so that no other page waits for it. The page
   * fails if that process ends or does not answer.
   *
   * @throws Failure if no process can start
   */
  compareAlone(path: string, answers: Answers, target: WriteTarget): Promise<RenderOutcome> {
    const job = this.jobOf(path, answers, target, 'compare');
    return new Promise((resolve, reject) => {
      const end = (): void => {
        worker.stop();
        this.alone.delete(worker);
      };
      const worker = this.createWorker(end, (suspect) => {
        suspect.resolve('failed');
      });
      this.alone.add(worker);
      worker.send({ job, deaths: 0, resolve, reject });
    });
  }

  /** Ends the processes. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.idleTimer);
    this.stopWorkers();
    for (const worker of this.alone) worker.kill();
    this.alone.clear();
  }

  private jobOf(path: string, answers: Answers, target: WriteTarget, mode: RenderMode): RenderJob {
    return { kind: 'dwarka-homes-render', id: this.nextId++, path, answers, target, mode };
  }

  private dispatch(): void {
    if (this.isClosed) return;
    this.idleTimer.refresh();
    this.removeDeadWorkers();
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const worker = this.freeWorker();
      if (!worker) return;
      this.waiting.shift();
      worker.send(next);
    }
  }

  /** The process with the fewest jobs; a new one if all are busy and the limit allows it. */
  private freeWorker(): RenderWorker | undefined {
    const [leastBusy] = [...this.workers].sort((a, b) => a.load - b.load);
    const isBusy = !leastBusy || leastBusy.load > 0;
    if (isBusy && this.workers.length < this.options.processes) return this.startWorker();
    return leastBusy && leastBusy.load < JOBS_PER_PROCESS ? leastBusy : undefined;
  }

  private startWorker(): RenderWorker {
    const dispatch = (): void => {
      this.dispatch();
    };
    const worker = this.createWorker(dispatch, (suspect, others) => {
      const deaths = suspect.deaths + 1;
      // One death may be chance: another program killed the process, or an earlier page filled its memory.
      if (deaths < 2) this.waiting.unshift({ ...suspect, deaths }, ...others);
      else {
        this.waiting.unshift(...others);
        suspect.resolve('failed');
      }
    });
    this.workers = [...this.workers, worker];
    return worker;
  }

  private createWorker(
    onFree: WorkerOptions['onFree'],
    onDeath: WorkerOptions['onDeath'],
  ): RenderWorker {
    const { log, origins, hangMs = HANG_MS } = this.options;
    const args = [this.bundle.entryPoint, JSON.stringify(origins)];
    return new RenderWorker({ program: this.program, args, log, hangMs, onFree, onDeath });
  }

  private removeDeadWorkers(): void {
    this.workers = this.workers.filter(({ isAlive }) => isAlive);
  }

  private stopIfIdle(): void {
    if (this.workers.some(({ load }) => load > 0)) this.idleTimer.refresh();
    else this.stopWorkers();
  }

  private stopWorkers(): void {
    for (const worker of this.workers) worker.stop();
    this.workers = [];
  }
}
