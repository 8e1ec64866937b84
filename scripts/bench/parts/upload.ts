import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure';
import { documentIdOf } from '../listings/listing';
import { startWorker } from '../worker-process';
import type { Measure } from '../measure/measure';
import { timed } from '../measure/statistics';
import { logIn } from '../servers/product';
import type { BenchEnvironment } from '../servers/environment';
import type { SharpJob } from '../upload/bare-sharp';
import { photo } from '../upload/photo';

const milliseconds = async (work: () => Promise<unknown>): Promise<number> =>
  (await timed(work)).seconds * 1000;

/** Uploads one photo through the CMS's call, in the form that a browser sends. */
async function upload(origin: string, Authorization: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.set('folder', 'propresi');
  form.set('id', documentIdOf(0));
  form.set('images', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const request = { method: 'POST', headers: { Authorization }, body: form };
  const response = await fetch(`${origin}/AddImages`, request);
  if (!response.ok)
    throw new Failure(`The upload failed with the status ${String(response.status)}.`);
  await response.arrayBuffer();
}

/**
 * A photo of twelve megapixels, uploaded and stored with its renditions, against sharp alone, which makes the same
 * renditions.
 */
export async function uploadMeasures(
  { product }: BenchEnvironment,
  place: string,
): Promise<readonly Measure[]> {
  const session = await logIn(product);
  const into = join(place, 'bare-sharp');
  const file = join(into, 'photo.jpg');
  const bytes = await photo();
  await mkdir(into);
  await writeFile(file, bytes);
  const bare = startWorker('bench/upload/bare-sharp');
  return [
    {
      title: `upload of a 12-megapixel photo (${(bytes.length / 1e6).toFixed(1)} MB), against bare sharp`,
      unit: 'ms',
      rounds: 15,
      peer: () => milliseconds(() => bare.request({ file, into } satisfies SharpJob)),
      ours: () => milliseconds(() => upload(product.env.cmsUrl, session, bytes)),
      bar: { atMost: 1.3 },
    },
  ];
}
