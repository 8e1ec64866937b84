import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { drawSharePicture } from './draw-share-picture';
import { processImage } from './process-image';
import { RejectedImage } from './job';
import type { ImageJob, Reply, ResultOf, WorkerMessage } from './job';

/**
 * The worker program: processes one image at a time in a child process, so that a malicious file cannot harm the CMS.
 * It exits when its parent exits, for any reason.
 */

/** Bytes. More than the largest accepted picture needs; a file that needs more is an attack. */
const MAX_MEMORY = 1.2e9;
const CHECK_INTERVAL_MS = 50;

/** The loaders of the accepted formats; sharp has many more. */
const LOADERS = ['Jpeg', 'Png', 'Svg', 'Webp', 'Nsgif'];

const exit = (): boolean => process.kill(process.pid, 'SIGKILL');

const resultOf = (job: ImageJob): Promise<ResultOf<ImageJob>> =>
  job.kind === 'upload' ? processImage(job) : drawSharePicture(job);

async function reply(job: ImageJob): Promise<Reply> {
  try {
    return { processed: await resultOf(job) };
  } catch (error) {
    if (error instanceof RejectedImage) return { rejected: error.reason };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
// All pictures have a lower priority than requests to the CMS.
setPriority(Number(process.argv[2] ?? constants.priority.PRIORITY_BELOW_NORMAL));

function send(message: WorkerMessage, done: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) exit();
    done();
  });
}

process.on('disconnect', exit);
process.on('message', (job: ImageJob) => {
  send('started');
  const memoryCheck = setInterval(() => {
    const memory = process.memoryUsage.rss();
    if (memory <= MAX_MEMORY) return;
    clearInterval(memoryCheck);
    // The file caused the error. The CMS must get this reply before the process ends.
    send({ reply: { rejected: 'notImage' }, memory }, exit);
  }, CHECK_INTERVAL_MS);
  void reply(job).then((made) => {
    clearInterval(memoryCheck);
    send({ reply: made, memory: process.memoryUsage.rss() });
  });
});
