import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { MAX_PIXELS } from '../limits';
import { FairQueue } from './fair-queue';
import { RejectedImage, WorkerEnded } from './job';
import type { ImageJob, ResultOf } from './job';
import { sendJob, startWorker } from './worker-process';

/** The sender of pictures. Visitors have their own queue and workers, so that staff never wait for them. */
export type Lane = 'staff' | 'visitor';

/** An idle worker exits after this time, to free its memory. */
export const IDLE_EXIT_MS = 60_000;
/** Bytes. A worker that uses more memory is replaced, because it does not free its memory. */
export const KEPT_MEMORY = 400e6;
/** The maximum number of waiting images per account: ten calls with the maximum number of pictures. */
const MAX_WAITING = 50;

const MEGAPIXEL = 1e6;
/** The cost of a picture. A rejected picture or a killed worker costs as much as the largest picture. */
const weightOf = (image: ResultOf<ImageJob> | undefined): number =>
  Math.max(1, (image?.pixels ?? MAX_PIXELS) / MEGAPIXEL);

interface LaneFacts {
  /** The number of images that are processed at the same time. */
  readonly workers: number;
  /** The process priority in the operating system. */
  readonly priority: number;
}

const LANES: Readonly<Record<Lane, LaneFacts>> = {
  staff: { workers: 2, priority: constants.priority.PRIORITY_BELOW_NORMAL },
  visitor: { workers: 1, priority: constants.priority.PRIORITY_LOW },
};

/** The queue and the workers of a lane. Workers start on demand. */
class WorkerPool {
  private readonly queue: FairQueue;
  private readonly workers = new Set<ChildProcess>();
  /** Idle workers with their exit timers, in the order of their last use. */
  private readonly idle: { readonly child: ChildProcess; readonly exit: NodeJS.Timeout }[] = [];

  constructor(
    private readonly facts: LaneFacts,
    private readonly processorSeconds: number,
    private readonly logError: (message: string) => void,
  ) {
    this.queue = new FairQueue(facts.workers, MAX_WAITING);
  }

  get load() {
    return this.queue.load;
  }

  run<J extends ImageJob>(job: J, key: string): Promise<ResultOf<J>> {
    return this.queue.run(key, () => this.processed(job), weightOf);
  }

  stop(): void {
    for (const child of this.workers) child.kill('SIGKILL');
  }

  private async processed<J extends ImageJob>(job: J): Promise<ResultOf<J>> {
    const child = this.takeIdle() ?? this.start();
    const { reply, memory } = await sendJob(child, job, this.processorSeconds);
    if (memory === undefined || memory > KEPT_MEMORY) this.end(child);
    else this.keepIdle(child);
    if ('ended' in reply) {
      const message = `An image process has ended while it worked: ${reply.ended}`;
      this.logError(message);
      throw new WorkerEnded(message);
    }
    if ('rejected' in reply) throw new RejectedImage(reply.rejected);
    if ('failed' in reply) throw new Error(reply.failed);
    // A worker replies with the result of the job's kind.
    return reply.processed as ResultOf<J>;
  }

  private start(): ChildProcess {
    const child = startWorker(this.facts.priority, this.processorSeconds, (ended) => {
      this.forget(ended);
    });
    this.workers.add(child);
    return child;
  }

  private forget(child: ChildProcess): void {
    this.workers.delete(child);
    const at = this.idle.findIndex((idle) => idle.child === child);
    if (at >= 0) clearTimeout(this.idle.splice(at, 1)[0]?.exit);
  }

  private end(child: ChildProcess): void {
    this.forget(child);
    child.kill('SIGKILL');
  }

  /** Keeps a worker for the next jobs, until it has been idle for too long. */
  private keepIdle(child: ChildProcess): void {
    const exit = setTimeout(() => {
      this.end(child);
    }, IDLE_EXIT_MS).unref();
    this.idle.push({ child, exit });
  }

  /** The idle worker that was used last, so that the others can exit; undefined if there is none. */
  private takeIdle(): ChildProcess | undefined {
    const idle = this.idle.pop();
    clearTimeout(idle?.exit);
    return idle?.child;
  }
}

let pools: Readonly<Record<Lane, WorkerPool>> | undefined;

function opened(): Readonly<Record<Lane, WorkerPool>> {
  if (!pools) throw new Error('the image workers are not open');
  return pools;
}

/**
 * Opens the queues of image processing.
 * @param processorSeconds the processor time that a picture of each lane may use: one that needs more is rejected
 * @param logError gets a message when a worker ends for an unknown reason
 */
export function openImageWorkers(
  processorSeconds: Readonly<Record<Lane, number>>,
  logError: (message: string) => void,
): void {
  const poolOf = (lane: Lane) => new WorkerPool(LANES[lane], processorSeconds[lane], logError);
  pools = { staff: poolOf('staff'), visitor: poolOf('visitor') };
}

/**
 * Processes an image in a worker of a lane.
 * @param key the key of the account: its images are processed one at a time
 * @throws RejectedImage for a bad file; QueueFull; WorkerEnded; Error for a failure of the server
 */
export const runImageJob = <J extends ImageJob>(
  job: J,
  key: string,
  lane: Lane,
): Promise<ResultOf<J>> => opened()[lane].run(job, key);

/** The numbers of active and waiting jobs. */
export function imageJobLoad(): { readonly active: number; readonly waiting: number } {
  const loads = Object.values(opened()).map(({ load }) => load);
  const sum = (count: 'active' | 'waiting') =>
    loads.reduce((total, load) => total + load[count], 0);
  return { active: sum('active'), waiting: sum('waiting') };
}

/** Kills all workers; the next job starts new ones. */
export function stopImageWorkers(): void {
  for (const pool of Object.values(pools ?? {})) pool.stop();
}
