import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import type { ImageJob } from './job';
import { sendJob, startWorker } from './worker-process';

/** Blocks this thread, so that it does not notice the end of a process. */
const block = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('a process that was killed before the job reached it has ended', async () => {
  const child = startWorker(10, 1, () => undefined);
  await once(child, 'spawn');
  child.kill('SIGKILL');
  block(500);
  const { reply } = await sendJob(child, {} as ImageJob, 1);
  expect(reply).toEqual({ ended: expect.stringMatching(/EPIPE|SIGKILL/) });
});
