import childProcess from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { WorkerEnded } from './job';
import type { ImageJob } from './job';
import {
  IDLE_EXIT_MS,
  KEPT_MEMORY,
  openImageWorkers,
  runImageJob,
  stopImageWorkers,
} from './worker-pool';
import type { Lane } from './worker-pool';

const JOB: ImageJob = { kind: 'upload', file: 'a', into: 'b', crop: null };

/** A worker that replies to each job immediately and records that it was killed. */
class FakeWorker extends EventEmitter {
  isAlive = true;
  jobs = 0;
  readonly ref = jest.fn();
  readonly unref = jest.fn();
  send(): void {
    this.jobs += 1;
    this.emit('message', 'started');
    if (answers) this.emit('message', { reply: { processed: { pixels: 1 } }, memory });
  }
  kill(): void {
    this.isAlive = false;
    this.emit('exit', null, 'SIGKILL');
  }
}

const workers: FakeWorker[] = [];
const logged: string[] = [];
let answers = true;
let memory: number | undefined = 0;
/** Lets the queue start its jobs. */
const started = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const draw = (key: string, lane: Lane = 'staff') => runImageJob(JOB, key, lane);
beforeEach(() => {
  jest.useFakeTimers();
  openImageWorkers({ staff: 12, visitor: 3 }, (message) => logged.push(message));
  jest.spyOn(childProcess, 'fork').mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as ChildProcess;
  });
});
afterEach(() => {
  stopImageWorkers();
  workers.length = 0;
  logged.length = 0;
  answers = true;
  memory = 0;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('a worker exits when it has been idle for a minute, and a new job starts another one', async () => {
  await draw('a');
  jest.advanceTimersByTime(IDLE_EXIT_MS - 1);
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([true]);
  jest.advanceTimersByTime(1);
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([false]);
  await draw('a');
  expect(workers.map(({ isAlive, jobs }) => [isAlive, jobs])).toEqual([
    [false, 1],
    [true, 1],
  ]);
});

it('a job restarts the time of its worker', async () => {
  await draw('a');
  jest.advanceTimersByTime(IDLE_EXIT_MS - 1);
  await draw('a');
  jest.advanceTimersByTime(IDLE_EXIT_MS - 1);
  expect(workers.map(({ isAlive, jobs }) => [isAlive, jobs])).toEqual([[true, 2]]);
});

it('the second worker of a busy moment exits while the first one goes on working', async () => {
  await Promise.all([draw('a'), draw('b')]);
  for (let turn = 0; turn < 4; turn += 1) {
    jest.advanceTimersByTime(IDLE_EXIT_MS / 2);
    await draw('a');
  }
  expect(workers.filter(({ isAlive }) => isAlive)).toHaveLength(1);
});

it('a killed worker is not used again', async () => {
  await draw('a');
  stopImageWorkers();
  await draw('a');
  expect(workers.map(({ jobs }) => jobs)).toEqual([1, 1]);
});

it.each([
  ['has grown', KEPT_MEMORY + 1],
  ['exits after a picture that exceeded a limit', undefined],
])('a worker that %s is replaced', async (_name, after) => {
  memory = after;
  await draw('a');
  memory = 0;
  await draw('a');
  await draw('a');
  expect(workers.map(({ isAlive, jobs }) => [isAlive, jobs])).toEqual([
    [false, 1],
    [true, 2],
  ]);
});

it('a visitor’s picture has a worker of its own, and waits less for a processor than one of staff', async () => {
  answers = false;
  const visitors = draw('v', 'visitor');
  const others = [draw('v2', 'visitor'), draw('a'), draw('b')];
  const ended = Promise.allSettled(others);
  await started();
  // The second visitor waits; staff do not wait.
  expect(workers).toHaveLength(3);
  jest.advanceTimersByTime(29_999);
  expect(workers.every(({ isAlive }) => isAlive)).toBe(true);
  jest.advanceTimersByTime(1);
  await expect(visitors).rejects.toThrow(WorkerEnded);
  expect(logged).toEqual(['An image process has ended while it worked: no reply in 30 s']);
  expect(workers.map(({ isAlive }) => isAlive).slice(0, 3)).toEqual([false, true, true]);
  jest.advanceTimersByTime(90_000);
  expect(workers.map(({ isAlive }) => isAlive).slice(0, 3)).toEqual([false, false, false]);
  stopImageWorkers();
  await ended;
});

it('a worker that something else kills is logged, and its file is not rejected', async () => {
  answers = false;
  const job = draw('a');
  await started();
  workers[0]?.kill();
  await expect(job).rejects.toThrow(WorkerEnded);
  expect(logged).toEqual(['An image process has ended while it worked: SIGKILL']);
});
