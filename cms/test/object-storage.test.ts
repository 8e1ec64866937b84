/** @any-database It tests the files of a bucket. */
import { afterAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readEnv } from '../src/settings/env';
import { binFiles, documentFiles } from '../src/media/storage/hidden-files';
import { listStorage } from '../src/media/storage/stored-names';
import { addListing, callAs } from './support/cms';
import { openBucket } from './support/bucket';
import { ImageFixture, CALLS } from './support/image-fixture';
import { add, addGood, storageState, plain } from './support/pictures';

let bucket: Awaited<ReturnType<typeof openBucket>>;
const fixture = ImageFixture.ofFile(async () => {
  bucket = await openBucket();
  return bucket.settings;
});
afterAll(() => {
  bucket.close();
  for (const name of Object.keys(bucket.settings)) Reflect.deleteProperty(process.env, name);
});

const names = async () => (await listStorage(readEnv())).map(({ name }) => name).sort();

it('pictures are stored in the bucket under /uploads, and deleted from it', async () => {
  const photo = await plain(1300, 800).jpeg().toBuffer();
  const id = await fixture.record('award');
  const [path = ''] = await addGood(fixture.cms, fixture.token('admin'), 'award', id, [photo]);
  expect(path).toMatch(/^\/uploads\/award_[0-9a-f]+\.webp$/);
  const name = path.slice('/uploads/'.length);
  const whole = ['', 'thumbnail_', 'w320_', 'w640_', 'w960_'].map((prefix) => prefix + name);
  expect(await names()).toEqual(whole.sort());
  expect((await storageState(fixture.cms)).files).toEqual([]);

  for (const one of whole) {
    const lead = await fixture.cms.http.get(`/uploads/${one}`).expect(302);
    const target = String(lead.headers.location);
    expect(target).toBe(`${bucket.settings.S3_PUBLIC_URL}/uploads/${one}`);
    const picture = await fetch(target);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  }
  await fixture.put(CALLS.award.name, { action: 'add', id, images: [path] }).expect(200);
  expect(await fixture.shown('award', id)).toEqual([path]);
  await fixture.put(`${CALLS.award.del}/${id}`, {}).expect(200);
  expect(await names()).toEqual([]);
  // The files lie in the bin of the bucket, and come back from there.
  const again = callAs(fixture.cms, 'post', '/api/BinRestore', fixture.token('admin'));
  await again.send({ type: 'award', id }).expect(200);
  expect(await names()).toEqual(whole.sort());
  expect(await binFiles(readEnv()).list()).toEqual([]);
  await fixture.put(`${CALLS.award.del}/${id}`, {}).expect(200);
  expect([...(await binFiles(readEnv()).list())].sort()).toEqual(whole.sort());
});

it('a document lies in the bucket beside the pictures, and is sent by the CMS alone', async () => {
  const id = await fixture.record('propresi');
  const token = fixture.token('admin');
  const ask = (call: string, of: string) =>
    callAs(fixture.cms, 'post', `/api/dwk/ListingDocument${call}`, token).send({ id: of });
  const sent = await callAs(fixture.cms, 'post', '/api/dwk/ListingDocumentAdd', token)
    .field('id', id)
    .attach('file', Buffer.from('%PDF-1.7 lease'), 'lease.pdf')
    .expect(200);
  const { document } = sent.body as { readonly document: { readonly _id: string } };
  expect([await names(), await documentFiles(readEnv()).list()]).toEqual([
    [],
    [expect.stringMatching(/^document-.*\.pdf$/)],
  ]);
  const { address } = (await ask('Address', document._id).expect(200)).body as {
    readonly address: string;
  };
  const file = await fixture.cms.http.get(address).buffer().expect(200);
  expect(String(file.body)).toBe('%PDF-1.7 lease');
  await ask('Delete', document._id).expect(200);
  expect(await documentFiles(readEnv()).list()).toEqual([]);
});

it('a rejected file leaves nothing in the bucket', async () => {
  const id = await fixture.record('propresi');
  const files = [await plain(400, 300).png().toBuffer(), Buffer.from('<svg')];
  const { cms } = fixture;
  await add(cms, 'AddImages', fixture.token('admin'), { folder: 'propresi', id, files }).expect(
    415,
  );
  expect(await names()).toEqual([]);
});

it('requests to the bucket have no access control list and no newer checksum', () => {
  const all = bucket.asked.flatMap((headers) => Object.keys(headers));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((name) => /acl|checksum|trailer/.test(name))).toEqual([]);
});

it.each(['/uploads/', '/uploads/../secrets.env', '/uploads/%2e%2e%2fx', '/uploads//evil.example'])(
  '%s leads nowhere',
  async (path) => {
    const answer = await fixture.cms.http.get(path);
    expect(answer.headers.location ?? '').not.toContain(bucket.settings.S3_PUBLIC_URL);
  },
);

it('a share picture is drawn of a cover in the bucket', async () => {
  const { cms } = fixture;
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { reraNumber: 'R-1' });
  const photo = await plain(1300, 800).jpeg().toBuffer();
  const images = await fixture.addGood('propresi', id, [photo]);
  await fixture.put(CALLS.propresi.name, { action: 'add', id, images }).expect(200);
  const path = `/api/dwk/PropResiSharePicture/${id}`;
  const answer = await cms.http.get(path).expect(200);
  expect(await sharp(answer.body as Buffer).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
  });

  const { documentId: other } = await addListing(cms, 'dwk', 'propresi', { reraNumber: 'R-2' });
  const [lost = ''] = await fixture.addGood('propresi', other, [photo]);
  await fixture.put(CALLS.propresi.name, { action: 'add', id: other, images: [lost] }).expect(200);
  await binFiles(readEnv()).hide([lost.slice('/uploads/'.length)]);
  await cms.http.get(`/api/dwk/PropResiSharePicture/${other}`).expect(404);
});
