import { rotateLog } from '../../lib/rotate-log';
import type { Answers } from '../pages/answers';
import type { Bundle } from '../release/bundle';
import type { WriteTarget } from '../release/page-writer';
import type { Origins } from './content-policy';
import type { RenderMode, RenderOutcome } from './messages';
import { compileRenderProcess } from './render-program';
import { RenderWorker } from './render-worker';
import type { PendingJob } from './render-worker';

/** Jobs that a process holds at a time: one in progress and one that waits, so that it never idles between two. */
const JOBS_PER_PROCESS = 2;

/** After so long without a page, the processes end: each holds about 100 MB (PSS). In milliseconds. */
export const IDLE_MS = 60_000;

/** A page takes less than a second; a busy machine may take longer. In milliseconds. */
const HANG_MS = 20_000;

export interface RendererOptions {
  /** The most render processes at a time. */
  readonly processes: number;
  /** The file that takes what the engine writes about its errors. */
  readonly log: string;
  /** The origins that pages may connect to. */
  readonly origins: Origins;
  readonly idleMs?: number;
  /** After so long without an answer, a process is killed. */
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

  /** How many pages are worth requesting at the same time. */
  get capacity(): number {
    return this.options.processes * 3;
  }

  /** How many processes run now. */
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
   * Renders the page at this address from these answers, and writes its files or compares them. Where the answers have
   * no such page, nothing is written. A page during which two processes end, or give no answer, has failed.
   *
   * @throws Failure where the page cannot be written, or no process can start
   */
  render(
    path: string,
    answers: Answers,
    target: WriteTarget,
    mode: RenderMode = 'write',
  ): Promise<RenderOutcome> {
    const kind = 'dwarka-homes-render';
    const job = { kind, id: this.nextId++, path, answers, target, mode } as const;
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, deaths: 0, resolve, reject });
      this.dispatch();
    });
  }

  /** Ends the processes. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.idleTimer);
    this.stopWorkers();
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

  /** The process with the fewest jobs, or a new one while all are busy and more are allowed. */
  private freeWorker(): RenderWorker | undefined {
    const [leastBusy] = [...this.workers].sort((a, b) => a.load - b.load);
    const isBusy = !leastBusy || leastBusy.load > 0;
    if (isBusy && this.workers.length < this.options.processes) return this.startWorker();
    return leastBusy && leastBusy.load < JOBS_PER_PROCESS ? leastBusy : undefined;
  }

  private startWorker(): RenderWorker {
    const { log, origins, hangMs = HANG_MS } = this.options;
    const worker = new RenderWorker({
      program: this.program,
      args: [this.bundle.entryPoint, JSON.stringify(origins)],
      log,
      hangMs,
      onFree: () => {
        this.dispatch();
      },
      onDeath: (suspect, others) => {
        const deaths = suspect.deaths + 1;
        // Once may be chance: something else killed the process, or an earlier page filled its memory.
        if (deaths < 2) this.waiting.unshift({ ...suspect, deaths }, ...others);
        else {
          this.waiting.unshift(...others);
          suspect.resolve('failed');
        }
      },
    });
    this.workers = [...this.workers, worker];
    return worker;
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
