import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { draw } from './draw';
import { Refusal } from './job';
import type { Job, Reply } from './job';

/**
 * The program that draws pictures, one after the other, in a process of its own: whatever a file does to it, the CMS
 * goes on. It ends with the process that started it, however that ends.
 */

/** More than the largest picture takes that the contract allows; what takes more is out to take it. */
const MOST_MEMORY = 1.2e9;
const WATCH_MS = 50;

/** Of the many formats that sharp can read, only those that may be sent. */
const LOADERS = ['Jpeg', 'Png', 'Svg', 'Webp', 'Nsgif'];

const end = (): boolean => process.kill(process.pid, 'SIGKILL');

async function reply(job: Job): Promise<Reply> {
  try {
    return { drawn: await draw(job) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
// The CMS's own calls come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('disconnect', end);
process.on('message', (job: Job) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) end();
  }, WATCH_MS);
  void reply(job).then((message) => {
    clearInterval(watch);
    process.send?.(message, undefined, undefined, (error) => {
      if (error) end();
    });
  });
});
