import childProcess from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ImageJob } from './job';
import { IDLE_EXIT_MS, runImageJob, stopImageWorkers } from './worker-pool';

const JOB: ImageJob = { file: 'a', into: 'b', crop: null };

/** A worker that answers each job at once, and records that it was killed. */
class FakeWorker extends EventEmitter {
  isAlive = true;
  jobs = 0;
  readonly ref = jest.fn();
  readonly unref = jest.fn();
  send(): void {
    this.jobs += 1;
    this.emit('message', { processed: this.jobs });
  }
  kill(): void {
    this.isAlive = false;
    this.emit('exit');
  }
}

const workers: FakeWorker[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(childProcess, 'fork').mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as ChildProcess;
  });
});
afterEach(() => {
  stopImageWorkers();
  workers.length = 0;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('a worker exits when it has been idle for a minute, and a new job starts another one', async () => {
  await runImageJob(JOB, 'a');
  jest.advanceTimersByTime(IDLE_EXIT_MS - 1);
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([true]);
  jest.advanceTimersByTime(1);
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([false]);
  await runImageJob(JOB, 'a');
  expect(workers.map(({ isAlive, jobs }) => [isAlive, jobs])).toEqual([
    [false, 1],
    [true, 1],
  ]);
});

it('a job restarts the time of its worker', async () => {
  await runImageJob(JOB, 'a');
  jest.advanceTimersByTime(IDLE_EXIT_MS - 1);
  await runImageJob(JOB, 'a');
  jest.advanceTimersByTime(IDLE_EXIT_MS - 1);
  expect(workers.map(({ isAlive, jobs }) => [isAlive, jobs])).toEqual([[true, 2]]);
});

it('the second worker of a busy moment exits while the first one goes on working', async () => {
  await Promise.all([runImageJob(JOB, 'a'), runImageJob(JOB, 'b')]);
  for (let turn = 0; turn < 4; turn += 1) {
    jest.advanceTimersByTime(IDLE_EXIT_MS / 2);
    await runImageJob(JOB, 'a');
  }
  expect(workers.filter(({ isAlive }) => isAlive)).toHaveLength(1);
});

it('a killed worker is not used again', async () => {
  await runImageJob(JOB, 'a');
  stopImageWorkers();
  await runImageJob(JOB, 'a');
  expect(workers.map(({ jobs }) => jobs)).toEqual([1, 1]);
});
