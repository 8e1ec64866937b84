import { setPriority } from 'node:os';
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
/** Microseconds of processor time. The time on the clock says nothing of the file when the machine is busy. */
const MAX_PROCESSOR_TIME = Number(process.argv[3]) * 1e6;
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
setPriority(Number(process.argv[2]));

function send(message: WorkerMessage, done: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) exit();
    done();
  });
}

process.on('disconnect', exit);
process.on('message', (job: ImageJob) => {
  send('started');
  const before = process.cpuUsage();
  const check = setInterval(() => {
    const memory = process.memoryUsage.rss();
    const { user, system } = process.cpuUsage(before);
    if (memory <= MAX_MEMORY && user + system <= MAX_PROCESSOR_TIME) return;
    clearInterval(check);
    // The file is the reason. The CMS must get this reply before the process ends.
    send({ reply: { rejected: 'notImage' } }, exit);
  }, CHECK_INTERVAL_MS);
  void reply(job).then((made) => {
    clearInterval(check);
    send({ reply: made, memory: process.memoryUsage.rss() });
  });
});
