import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure';
import { documentIdOf } from '../listings/listing';
import { WorkerProcess } from '../worker-process';
import type { Measure } from '../measure/measure';
import { logIn } from '../servers/product';
import type { BenchEnvironment } from '../servers/environment';
import type { Drawing } from '../upload/bare-sharp';
import { photo } from '../upload/photo';

interface Drawn {
  readonly fault?: string;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** One photo by our call, as a browser's form sends it. */
async function upload(origin: string, Authorization: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.set('folder', 'propresi');
  form.set('id', documentIdOf(0));
  form.set('images', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const request = { method: 'POST', headers: { Authorization }, body: form };
  const answer = await fetch(`${origin}/AddImages`, request);
  if (!answer.ok) throw new Failure(`The upload was answered ${String(answer.status)}.`);
  await answer.arrayBuffer();
}

/** A photo of twelve megapixels, uploaded and stored with its renditions, against sharp alone making those. */
export async function uploadMeasures(
  stage: BenchEnvironment,
  place: string,
): Promise<readonly Measure[]> {
  const { product } = stage;
  const session = await logIn(product);
  const into = join(place, 'bare-sharp');
  const file = join(into, 'photo.jpg');
  const bytes = await photo();
  await mkdir(into);
  await writeFile(file, bytes);
  const bare = new WorkerProcess<Drawing, Drawn>('bench/upload/bare-sharp');
  const draw = async () => {
    const { fault } = await bare.ask({ file, into });
    if (fault) throw new Failure(fault);
  };
  return [
    {
      title: `upload of a 12-megapixel photo (${(bytes.length / 1e6).toFixed(1)} MB), against bare sharp`,
      unit: 'ms',
      rounds: 15,
      peer: () => timed(draw),
      ours: () => timed(() => upload(product.env.cmsUrl, session, bytes)),
      bar: { atMost: 1.3 },
    },
  ];
}
