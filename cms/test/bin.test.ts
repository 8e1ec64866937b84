import { existsSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as Bin from '../src/documents/bin';
import type * as Jobs from '../src/documents/jobs';
import type * as Prune from '../src/media/prune/find-orphans';
import { readEnv } from '../src/settings/env';
import { LISTING_UIDS, RECORD_UIDS } from '../src/uids';
import { addListing, addMaster, bodyOf, callAs, signIn } from './support/cms';
import { DAY_MS } from './support/days';
import { readVersions } from './support/history';
import { CALLS, ImageFixture } from './support/image-fixture';
import { moduleOfCms } from './support/load-strapi';
import { addGood, fileOf, isStored, small } from './support/pictures';

const fixture = ImageFixture.ofFile();
const { cms } = fixture;
let admin: string;
let manager: string;

beforeAll(async () => {
  admin = fixture.token('admin');
  manager = (await signIn(cms, 'manager_dwk')).token;
});

const bin = () => moduleOfCms('documents/bin') as typeof Bin;
const hidden = (url: string): string => path.join(readEnv().dataDir, 'bin', path.basename(url));

const ask = (call: string, body: object, token = admin) =>
  callAs(cms, 'post', `/api/${call}`, token).send(body);

const remove = (call: string, id: string, token = admin) =>
  callAs(cms, 'put', `/api/${call}/${id}`, token).send({});

const inBin = async (token = admin) => {
  const found = await bodyOf(ask('BinSearch', { limit: 100 }, token).expect(200));
  return (found as { readonly entries: readonly { readonly _id: string }[] }).entries;
};
const idsInBin = async (token = admin) => (await inBin(token)).map(({ _id }) => _id);

/** A listing with three pictures, in an order of its own. */
async function listingWithPictures() {
  const { documentId: id, code } = await addListing(cms, 'dwk', 'propresi', { bedroom: '3' });
  const files = await Promise.all([small(), small(), small()]);
  const added = await addGood(cms, admin, 'propresi', id, files);
  const images = [added[2], added[0], added[1]] as string[];
  await fixture.put(CALLS.propresi.name, { action: 'add', id, images }).expect(200);
  return { id, code, images };
}
const detailOf = (id: string) => callAs(cms, 'get', `/api/dwk/PropResiDetail/${id}`, admin);

describe('a deleted listing', () => {
  it('is gone with its pictures, and comes back whole', async () => {
    const { id, code, images } = await listingWithPictures();
    const before = (await detailOf(id).expect(200)).body as Record<string, unknown>;
    expect(before.imagePaths).toEqual(images);
    await remove('dwk/PropResiDelete', id).expect(200);

    await detailOf(id).expect(404);
    for (const url of images) {
      expect([isStored(url), existsSync(hidden(url))]).toEqual([false, true]);
      await cms.http.get(url).expect(404);
    }
    expect(await inBin()).toContainEqual({
      ...{ type: 'propresi', _id: id, label: 'Residential Property', area: 'dwk' },
      title: expect.stringContaining(code) as unknown,
      ...{ by: expect.any(String) as unknown, at: expect.any(String) as unknown },
      until: expect.any(String) as unknown,
    });

    const answer = await ask('BinRestore', { type: 'propresi', id }).expect(200);
    expect(Number(answer.headers['x-public-revision'])).toBeGreaterThan(0);
    const after = (await detailOf(id).expect(200)).body as Record<string, unknown>;
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    expect(after.imagePaths).toEqual(images);
    for (const url of images) {
      expect([isStored(url), existsSync(hidden(url))]).toEqual([true, false]);
      await cms.http.get(url).expect(200);
    }
    expect(await idsInBin()).not.toContain(id);
    await ask('BinRestore', { type: 'propresi', id }).expect(404);
    const versions = await readVersions(cms, admin, 'propresi', id);
    expect(versions.map(({ action }) => action).slice(0, 2)).toEqual(['undelete', 'delete']);
    expect(
      await cms.strapi.db.query('api::gone-listing.gone-listing').count({ where: { listing: id } }),
    ).toBe(0);
  });

  it('is for staff of its region', async () => {
    const { documentId: id } = await addListing(cms, 'ggn', 'propcom');
    await remove('ggn/PropComDelete', id).expect(200);
    expect(await idsInBin()).toContain(id);
    expect(await idsInBin(manager)).not.toContain(id);
    await ask('BinRestore', { type: 'propcom', id }, manager).expect(403);
    await ask('BinRestore', { type: 'propcom', id }).expect(200);
  });

  it('comes back beside a newer one of the same source', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const query = cms.strapi.db.query(LISTING_UIDS.propresi);
    await query.update({ where: { documentId: id }, data: { importKey: 'same' } });
    await remove('dwk/PropResiDelete', id).expect(200);
    const { documentId: newer } = await addListing(cms, 'dwk', 'propresi');
    await query.update({ where: { documentId: newer }, data: { importKey: 'same' } });
    await ask('BinRestore', { type: 'propresi', id }).expect(200);
    expect(await query.findOne({ where: { documentId: id } })).toMatchObject({ importKey: null });
  });
});

describe('other records', () => {
  it.each([
    ['award', 'Award', 'award'],
    ['overview', 'PropOverview', 'ov'],
  ] as const)('an %s comes back with its picture', async (type, call, folder) => {
    const id = await fixture.record(folder);
    const [url = ''] = await addGood(cms, admin, folder, id, [await small()]);
    const named = folder === 'ov' ? { id, path: url } : { action: 'add', id, images: [url] };
    await fixture.put(CALLS[folder].name, named).expect(200);
    await remove(`${call}Delete`, id).expect(200);
    expect(isStored(url)).toBe(false);
    await ask('BinRestore', { type, id }).expect(200);
    expect((await callAs(cms, 'get', `/api/${call}Detail/${id}`).expect(200)).body).toMatchObject({
      [type]: { _id: id, img: url },
    });
    expect(isStored(url)).toBe(true);
  });

  it('a review comes back with its author, and for admins alone', async () => {
    const author = await signIn(cms, 'visiter');
    const data = { name: 'Asha', rating: 4, review: 'Good', author: author.documentId };
    const { documentId: id } = await cms.strapi
      .documents(RECORD_UIDS.review)
      .create({ data: data as never });
    await remove('ReviewDelete', id, author.token).expect(200);
    expect(await idsInBin(manager)).not.toContain(id);
    await ask('BinRestore', { type: 'review', id }, manager).expect(403);
    await ask('BinRestore', { type: 'review', id }).expect(200);
    expect((await callAs(cms, 'get', `/api/ReviewDetail/${id}`).expect(200)).body).toMatchObject({
      review: { userId: author.documentId },
    });
  });

  it('a name of a master list comes back, unless it was added again', async () => {
    const { documentId: id } = await addMaster(cms, 'locality', 'dwk', 'Sector 77');
    const drop = () => ask('dwk/LocalityDelete', { locality: 'Sector 77' }).expect(200);
    await drop();
    const { documentId: again } = await addMaster(cms, 'locality', 'dwk', 'Sector 77');
    const refused = await ask('BinRestore', { type: 'locality', id }, manager).expect(400);
    expect(refused.body).toMatchObject({ errors: { name: expect.any(String) as unknown } });
    expect(await idsInBin(manager)).toContain(id);
    await drop();
    await ask('BinRestore', { type: 'locality', id: again }, manager).expect(200);
  });

  it('names what is wrong', async () => {
    await ask('BinRestore', { type: 'user', id: 'x' }).expect(400);
    await ask('BinRestore', { type: 'award' }).expect(400);
    await ask('BinRestore', { type: 'award', id: 'nothing' }).expect(404);
    await ask('BinSearch', { limit: 0 }).expect(400);
  });
});

describe('after its time', () => {
  it('a record goes for good, with its files and versions', async () => {
    const { id, images } = await listingWithPictures();
    await remove('dwk/PropResiDelete', id).expect(200);
    const { binDays } = readEnv();
    const forgotten: string[] = [];
    const empty = (days: number) =>
      bin().emptyBin(cms.strapi, binDays, Date.now() + days * DAY_MS, (ids) => {
        forgotten.push(...ids);
        return Promise.resolve();
      });
    await empty(binDays - 1);
    expect(await idsInBin()).toContain(id);
    expect(forgotten).toEqual([]);
    await empty(binDays + 1);
    expect(forgotten).toContain(id);
    expect(await idsInBin()).toEqual([]);
    expect(images.map((url) => existsSync(hidden(url)))).toEqual([false, false, false]);
    const versions = cms.strapi.db.query('api::version.version');
    expect(await versions.count({ where: { record: id } })).toBe(0);
    await ask('BinRestore', { type: 'propresi', id }).expect(404);
  });
});

describe('files', () => {
  it('those that a kill or a restored backup left in the public folder move into the bin', async () => {
    const { id, images } = await listingWithPictures();
    await remove('dwk/PropResiDelete', id).expect(200);
    const [url = ''] = images;
    await copyFile(hidden(url), fileOf(url));
    await copyFile(hidden(url), hidden('stray.webp'));
    // Pruning knows that they belong to the bin.
    const { findOrphans } = moduleOfCms('media/prune/find-orphans') as typeof Prune;
    const orphans = await findOrphans(cms.strapi, readEnv(), new Date(Date.now() + DAY_MS));
    expect(orphans.map((one) => one.path)).not.toContain(url);
    await bin().settleBin(cms.strapi);
    expect([isStored(url), existsSync(hidden(url))]).toEqual([false, true]);
    expect(await readdir(path.join(readEnv().dataDir, 'bin'))).not.toContain('stray.webp');
    await ask('BinRestore', { type: 'propresi', id }).expect(200);
  });
});

describe('jobs', () => {
  it('run once an hour, in one of several processes, and the others run where one fails', async () => {
    const { runJobs } = moduleOfCms('documents/jobs') as typeof Jobs;
    const ran: string[] = [];
    const jobs = [
      { name: 'failing', run: () => Promise.reject(new Error('a job fails')) },
      { name: 'counted', run: (now: number) => Promise.resolve(ran.push(String(now))) },
    ];
    const errors: unknown[] = [];
    const { log } = cms.strapi;
    const { error } = log;
    log.error = ((...said: unknown[]) => errors.push(...said)) as never;
    const now = Date.now();
    await Promise.all([1, 2, 3].map(() => runJobs(cms.strapi, jobs, now)));
    log.error = error;
    expect(ran).toHaveLength(1);
    expect(errors.map(String)).toEqual(['Error: a job fails']);
    await runJobs(cms.strapi, jobs.slice(1), now + 60 * 60 * 1000);
    expect(ran).toHaveLength(2);
  });
});
