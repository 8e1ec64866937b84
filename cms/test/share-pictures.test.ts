/** @any-database Share pictures are drawn by processes, and kept in the memory of the CMS. */
import childProcess from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type * as Pool from '../src/media/processing/worker-pool';
import type { ImageJob } from '../src/media/processing/job';
import { KINDS, sharePictureOf } from '../src/domain';
import type { Area, Kind, Listing } from '../src/domain';
import { addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import { listingPath } from './support/listing-calls';
import { moduleOfCms } from './support/load-strapi';
import { listen } from './support/log-lines';
import { addGood, fileOf, plain } from './support/pictures';
import { expectSafeResponse } from './support/safe-response';
import { waitUntil } from './support/wait-until';

const NUMBER = 'RC/REP/HARERA/GGM/735/467/2023/79';
const NOT_FOUND = { msg: 'errorNotFound' };

/** The jobs that the CMS sent to its image processes. `hold`: they do not arrive. */
const jobs: ImageJob[] = [];
const children: ChildProcess[] = [];
let isHeld = false;

beforeAll(() => {
  const { fork } = childProcess;
  jest.spyOn(childProcess, 'fork').mockImplementation(((...asked: Parameters<typeof fork>) => {
    const child = fork(...asked);
    const send = child.send.bind(child) as (job: ImageJob) => boolean;
    child.send = (job: ImageJob) => {
      jobs.push(job);
      return isHeld || send(job);
    };
    children.push(child);
    return child;
  }) as typeof fork);
});
const cms = cmsOfFile({ TRUST_PROXY: '1' });
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'admin')).token;
});
afterEach(() => {
  isHeld = false;
});

const drawn = () => jobs.filter(({ kind }) => kind === 'share').length;
const endChildren = () => {
  for (const child of children) child.kill('SIGKILL');
};

const pathOf = (area: Area, kind: Kind, id: string) => listingPath(kind, 'SharePicture', id, area);

let lastAddress = 0;
const freshAddress = () => `203.0.113.${String((lastAddress += 1))}`;
const get = (path: string, address = freshAddress()) =>
  cms.http.get(path).set('X-Forwarded-For', address);

/** A picture of one brightness. */
const photo = (light: number) => plain(1280, 768).linear(0, light).jpeg().toBuffer();

/** A listing with a number and a picture. */
async function listingOf(kind: Kind, data: object = {}, pictures: readonly Buffer[] = []) {
  const { documentId: id } = await addListing(cms, 'dwk', kind, { reraNumber: NUMBER, ...data });
  const files = pictures.length > 0 ? pictures : [await photo(120)];
  const images = await addGood(cms, token, kind, id, files);
  await callAs(cms, 'put', listingPath(kind, 'EditForAddImagePath'), token)
    .send({ action: 'add', id, images })
    .expect(200);
  return { id, path: pathOf('dwk', kind, id), paths: images };
}
const edit = (kind: Kind, id: string, values: object) =>
  callAs(cms, 'put', listingPath(kind, 'Edit', id), token)
    .send(values)
    .expect(200);

/** The lightest and the darkest brightness of a part of a picture. */
async function rangeOf(jpeg: Buffer, top: number, height: number) {
  const part = sharp(jpeg).extract({ left: 0, top, width: 1200, height }).greyscale();
  const { channels } = await sharp(await part.raw().toBuffer(), {
    raw: { width: 1200, height, channels: 1 },
  }).stats();
  const [{ min = NaN, max = NaN, mean = NaN } = {}] = channels;
  return { min, max, mean };
}

describe.each(KINDS)('a share picture of %s', (kind) => {
  it.each([
    ['light', 250],
    ['dark', 10],
  ])('is a small JPEG file with the number on a dark band: %s', async (_name, light) => {
    const { path } = await listingOf(kind, {}, [await photo(light)]);
    const answer = await get(path).expect(200).expect('Content-Type', 'image/jpeg');
    const jpeg = answer.body as Buffer;
    const { format, width, height, exif, xmp } = await sharp(jpeg).metadata();
    expect([format, width, height, exif, xmp]).toEqual(['jpeg', 1200, 630, undefined, undefined]);
    expect(jpeg.length).toBeLessThan(300_000);
    const above = await rangeOf(jpeg, 0, 520);
    expect(Math.abs(above.mean - light)).toBeLessThan(8);
    const band = await rangeOf(jpeg, 530, 100);
    expect(band.min).toBeLessThan(60);
    expect(band.mean).toBeLessThan(110);
    expect(band.max).toBeGreaterThan(230);
    // The text is in the middle of the band.
    expect((await rangeOf(jpeg, 530, 8)).max).toBeLessThan(70);
    expect((await rangeOf(jpeg, 622, 8)).max).toBeLessThan(70);
  });
});

it('a picture with much detail is small, too', async () => {
  const noise = sharp({
    create: {
      ...{ width: 1280, height: 768, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const { path } = await listingOf('propresi', {}, [await noise.png().toBuffer()]);
  expect(((await get(path).expect(200)).body as Buffer).length).toBeLessThan(300_000);
});

it('is another one after an edit of the number or the cover, and has another address', async () => {
  const { id, path, paths } = await listingOf('propresi', {}, [await photo(60), await photo(200)]);
  const addressOf = async () => {
    const read = await bodyOf(callAs(cms, 'get', `/api/dwk/PropResiDetail/${id}`).expect(200));
    return sharePictureOf('dwk', 'propresi', read as Listing)?.path ?? '';
  };
  const seen = new Map<string, Buffer>();
  const look = async () => {
    const address = await addressOf();
    expect(address.startsWith(`${path}?v=`)).toBe(true);
    seen.set(address, (await get(address).expect(200)).body as Buffer);
  };
  await look();
  await edit('propresi', id, { reraNumber: 'R-2' });
  await look();
  await edit('propresi', id, { imagePaths: paths.toReversed() });
  await look();
  expect(seen.size).toBe(3);
  expect(new Set([...seen.values()].map((bytes) => bytes.toString('base64'))).size).toBe(3);
});

describe('no listing has one', () => {
  it.each([
    ['a draft', { stage: 'Draft' }],
    ['a withdrawn listing', { stage: 'Withdrawn' }],
    ['a closed listing', { stage: 'Closed', closedOn: '2026-01-02' }],
    ['a listing without a number', { reraNumber: null }],
    ['a listing with an empty number', { reraNumber: '' }],
  ])('%s', async (_name, values) => {
    const { id, path } = await listingOf('propresi');
    await get(path).expect(200);
    await edit('propresi', id, values);
    const answer = await get(path).expect(404, NOT_FOUND);
    expectSafeResponse(answer);
    expect(answer.headers).not.toHaveProperty('cache-control');
    // Staff see the listing, and get the same.
    await get(path).set('Authorization', token).expect(404, NOT_FOUND);
  });

  it('without a picture, in another area, of another kind, or that does not exist', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', { reraNumber: NUMBER });
    await get(pathOf('dwk', 'propresi', documentId)).expect(404, NOT_FOUND);
    const { id } = await listingOf('propresi');
    for (const path of [
      pathOf('ggn', 'propresi', id),
      pathOf('dwk', 'propcom', id),
      pathOf('dwk', 'propresi', 'none'),
      pathOf('elsewhere' as Area, 'propresi', id),
      pathOf('dwk', 'propresi', '%00'),
    ])
      await get(path).expect(404, NOT_FOUND);
  });
});

it('is on hold as public as before', async () => {
  const { id, path } = await listingOf('propresi');
  await edit('propresi', id, { stage: 'On hold' });
  await get(path).expect(200);
});

describe('the cost', () => {
  it('is one job, however many ask for it at once or later', async () => {
    const { path, paths } = await listingOf('propresi');
    const before = drawn();
    const [first, ...others] = await Promise.all([1, 2, 3].map(async () => get(path).expect(200)));
    const later = await get(`${path}?v=other`).expect(200);
    for (const { body } of [...others, later]) expect(body).toEqual(first?.body);
    expect(drawn()).toBe(before + 1);
    await rm(fileOf(paths[0] ?? ''));
    await get(path).expect(200);
  });

  it('is none for who has it already', async () => {
    const { id, path } = await listingOf('propresi');
    const { headers } = await get(path).expect(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const before = drawn();
    const again = () => get(path).set('If-None-Match', String(headers.etag));
    const same = await again().expect(304);
    expect([same.text, same.headers.etag]).toEqual(['', headers.etag]);
    await edit('propresi', id, { reraNumber: 'R-3' });
    const other = await again().expect(200);
    expect(other.headers.etag).not.toBe(headers.etag);
    expect(drawn()).toBe(before + 1);
  });

  it('is limited for each address', async () => {
    const { path } = await listingOf('propresi');
    const address = freshAddress();
    for (let count = 0; count < 60; count += 1) await get(path, address).expect(200);
    const refused = await get(path, address).expect(429);
    expect(refused.body).toMatchObject({ msg: 'errorTooMany' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await get(path).expect(200);
  });
});

describe('a failure', () => {
  it('of the storage is 404, and the log names the picture', async () => {
    const log = listen(cms);
    const { path, paths } = await listingOf('propresi');
    await rm(fileOf(paths[0] ?? ''));
    await get(path).expect(404, NOT_FOUND);
    expect(log.text()).toContain(`The picture ${paths[0] ?? ''} is missing in the storage`);
  });

  it('of the file is 404, and the log names the picture', async () => {
    const log = listen(cms);
    const { path, paths } = await listingOf('propresi');
    await writeFile(fileOf(paths[0] ?? ''), 'no picture');
    await get(path).expect(404, NOT_FOUND);
    expect(log.text()).toContain(`No share picture could be made of ${paths[0] ?? ''}: notImage`);
  });

  it('of the process is 503, and the next one is answered', async () => {
    const { path } = await listingOf('propresi');
    isHeld = true;
    const before = drawn();
    const asked = get(path).then((answer) => answer);
    await waitUntil(() => drawn() > before);
    isHeld = false;
    endChildren();
    const busy = await asked;
    expect([busy.status, busy.body]).toEqual([503, expect.objectContaining({ msg: 'errorBusy' })]);
    expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
    await get(path).expect(200);
  });

  it('of a full queue is 503', async () => {
    const { runImageJob } = moduleOfCms('media/processing/worker-pool') as typeof Pool;
    const { path } = await listingOf('propresi');
    isHeld = true;
    const job = { kind: 'share', file: 'none', into: 'none', text: '' } as const;
    const waiting = Promise.allSettled(
      Array.from({ length: 51 }, () => runImageJob(job, 'share pictures', 'visitor')),
    );
    const busy = await get(path).expect(503);
    expect(busy.body).toMatchObject({ msg: 'errorBusy' });
    expect(busy.headers['retry-after']).toBe('30');
    isHeld = false;
    endChildren();
    await waiting;
    await get(path).expect(200);
  });
});
