import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { shareText } from '../domain';
import type { Shared } from '../domain';
import { ByteCache } from '../http/byte-cache';
import { busy, notFound } from '../http/errors';
import { readEnv } from '../settings/env';
import { QueueFull } from './processing/fair-queue';
import { RejectedImage, WorkerEnded } from './processing/job';
import { runImageJob } from './processing/worker-pool';
import { readPicture } from './storage/stored-content';

/** The key of all share pictures in the queue of visitors: one is drawn at a time, and 50 wait. */
const QUEUE = 'share pictures';
/** The `Retry-After` for a full queue. After this time some of its pictures are done. */
const FULL_SECONDS = 30;

/** At least 50 pictures. */
const CACHE_BYTES = 15e6;
const finished = new ByteCache(CACHE_BYTES);

async function draw(cover: Readable, text: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  try {
    const [file, into] = [path.join(folder, 'cover'), path.join(folder, 'share.jpg')];
    await pipeline(cover, createWriteStream(file));
    await runImageJob({ kind: 'share', file, into, text }, QUEUE, 'visitor');
    return await readFile(into);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @throws 404 and 503 as `sharePicture` */
async function drawStored(strapi: Core.Strapi, shared: Shared): Promise<Buffer> {
  const cover = await readPicture(readEnv(), path.basename(shared.cover));
  if (!cover) {
    strapi.log.error(`The picture ${shared.cover} is missing in the storage`);
    throw notFound();
  }
  try {
    return await draw(cover, shareText(shared));
  } catch (error) {
    if (error instanceof QueueFull || error instanceof WorkerEnded) throw busy(FULL_SECONDS);
    if (!(error instanceof RejectedImage)) throw error;
    strapi.log.error(`No share picture could be made of ${shared.cover}: ${error.reason}`);
    throw notFound();
  }
}

/**
 * A cover with the RERA number drawn on it, as a JPEG file: made when it is first asked for, and kept while there is room.
 * Source: docs/contract.md, "Share pictures".
 * @throws 404 if the cover is missing or cannot be read, 503 if too many share pictures wait or the process was killed
 */
export const sharePicture = (strapi: Core.Strapi, shared: Shared): Promise<Buffer> =>
  finished.get(`${shared.cover} ${shared.number}`, () => drawStored(strapi, shared));
