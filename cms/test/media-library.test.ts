/** @any-database It tests what Strapi’s own routes of the media library may do. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { RECORD_UIDS } from '../src/uids';
import { ImageProcessingFixture } from './support/image-processing-fixture';
import { half, hugePng, noise, svg } from './support/malformed-images';
import { signInToPanel } from './support/panel';
import { fileOf, isStored, storageState, plain, small } from './support/pictures';
import { waitUntil } from './support/wait-until';

const fixture = ImageProcessingFixture.ofFile();
/** The authorization of a panel user with all rights. */
let panel: string;

beforeAll(async () => {
  panel = await signInToPanel(fixture.cms);
});

interface LibraryFile {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly formats: Readonly<Record<string, { readonly url: string }>>;
}

/** Sends a file in the same way as the media library. With an id, it replaces that file. */
function send(bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg', id?: number) {
  return fixture.cms.http
    .post(id === undefined ? '/upload' : `/upload?id=${String(id)}`)
    .set('Authorization', panel)
    .field('fileInfo', JSON.stringify({ name, alternativeText: 'A view', caption: '' }))
    .attach('files', bytes, { filename: name, contentType: type });
}

async function sent(...file: Parameters<typeof send>): Promise<LibraryFile> {
  const answer = await send(...file);
  expect([answer.status < 300, answer.text]).toEqual([true, expect.any(String)]);
  const [stored] = [answer.body as LibraryFile | LibraryFile[]].flat();
  if (!stored) throw new Error('nothing was stored');
  return stored;
}

describe('the media library', () => {
  it('stores a picture as the calls do', async () => {
    const photo = await noise(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url, formats } = await sent(photo);
    expect(url).toMatch(/\.webp$/);
    const stored = await sharp(await readFile(fileOf(url))).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 768, height: 1024 });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
    expect(Object.keys(formats).sort()).toEqual(['thumbnail', 'w320', 'w640']);
    expect(Object.values(formats).every((format) => isStored(format.url))).toBe(true);
  });

  it('draws an SVG; its script is gone', async () => {
    const drawing = svg(
      'width="60" height="40"',
      '<script>alert(1)</script><rect width="9" height="9"/>',
    );
    const { url } = await sent(drawing, 'logo.svg', 'image/svg+xml');
    expect((await sharp(await readFile(fileOf(url))).metadata()).format).toBe('webp');
  });

  it.each([
    ['a page', 'photo.jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', 'plan.pdf', () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')],
    ['a picture cut short', 'photo.jpg', async () => half(await noise(800, 600).jpeg().toBuffer())],
  ] as const)('refuses %s', async (_what, name, make) => {
    const before = await storageState(fixture.cms);
    const answer = await send(await make(), name);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { message: 'Not an Image !' } });
    expect(await storageState(fixture.cms)).toEqual(before);
  });

  it('refuses what is too large', async () => {
    const before = await storageState(fixture.cms);
    const answer = await send(hugePng(60_000, 60_000), 'photo.png', 'image/png');
    expect(answer.status).toBe(413);
    expect(await storageState(fixture.cms)).toEqual(before);
  });

  it('replaces a picture under a new path, with new renditions; what pages show yet stays', async () => {
    const first = await sent(await noise(1300, 700).jpeg().toBuffer());
    const after = await sent(
      await plain(500, 400).png().toBuffer(),
      'b.png',
      'image/png',
      first.id,
    );
    expect(after.url).not.toBe(first.url);
    expect([after.id, after.width]).toEqual([first.id, 500]);
    const stored = await sharp(await readFile(fileOf(after.url))).metadata();
    expect([stored.width, stored.height]).toEqual([500, 400]);
    expect(Object.keys(after.formats).sort()).toEqual(['thumbnail', 'w320']);
    const name = path.parse(after.url).name;
    expect(Object.values(after.formats).every(({ url }) => url.includes(name))).toBe(true);
    expect(Object.values(after.formats).every(({ url }) => isStored(url))).toBe(true);
    expect([first.url, first.formats.w320?.url ?? ''].map(isStored)).toEqual([true, true]);
  });
});

describe('a record at the panel', () => {
  const at = (uid: string, id = '') => `/content-manager/collection-types/${uid}${id && `/${id}`}`;

  it('lets go of its pictures as by a call', async () => {
    const { http } = fixture.cms;
    const files = [await sent(await small()), await sent(await small())];
    const [, second] = files;
    const create = await http
      .post(at(RECORD_UIDS.award))
      .set('Authorization', panel)
      .send({ head: 'Best', pictures: files.map(({ id }) => ({ id })) });
    expect(create.status).toBe(201);
    const { documentId } = (create.body as { data: { documentId: string } }).data;
    await http
      .put(at(RECORD_UIDS.award, documentId))
      .set('Authorization', panel)
      .send({ head: 'Better', pictures: [{ id: second?.id }] })
      .expect(200);
    expect(files.map(({ url }) => isStored(url))).toEqual([false, true]);
    await http
      .post(`${at(RECORD_UIDS.award)}/actions/bulkDelete`)
      .set('Authorization', panel)
      .send({ documentIds: [documentId] })
      .expect(200);
    // Strapi's transaction of a bulk is not ours, so the response does not wait for the work after its commit.
    await waitUntil(() => !isStored(String(second?.url)));
    expect(files.map(({ url }) => isStored(url))).toEqual([false, false]);
  });
});
