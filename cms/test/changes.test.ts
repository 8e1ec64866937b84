import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Change } from '../src/documents/change-log';
import { readEnv } from '../src/settings/env';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, bootCms, callAs, signIn } from './support/cms';
import type { TestCms } from './support/cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.close());

const feed = (query: string) =>
  cms.http
    .get(`/api/publisher/changes?${query}`)
    .set('Authorization', `Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`);
const changes = async (after: number, limit = 500) =>
  (await bodyOf(feed(`after=${String(after)}&limit=${String(limit)}`).expect(200))) as {
    revision: number;
    changes: Change[];
  };
const last = async () => (await changes(0, 1)).revision;

/** The place where the pages of these tests show a listing. */
const sector = (locality: string, more: object = {}) => ({
  ...{ area: 'dwk', list: 'RS', locality, price: expect.any(Number) as unknown },
  code: expect.stringMatching(/^DWK-R-\d+$/) as unknown,
  ...more,
});

describe('the change log', () => {
  it('says what was written, in order, by whom, from any entry point', async () => {
    const from = await last();
    const { token, documentId: who } = await signIn(cms, 'manager_dwk');
    await callAs(cms, 'post', '/api/dwk/LocalityCreate', token)
      .send({ locality: 'Sector 1' })
      .expect(200);
    const { documentId } = await addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1' });
    await callAs(cms, 'put', `/api/dwk/PropResiEdit/${documentId}`, token)
      .send({ description: 'New' })
      .expect(200);
    await cms.strapi.documents(LISTING_UIDS.propresi).delete({ documentId });
    const { revision, changes: listed } = await changes(from);
    const facts = listed.map(({ type, action, actor, record }) => [
      ...[type, action, actor, record === documentId],
    ]);
    expect(facts).toEqual([
      ['locality', 'create', `account ${who}`, false],
      ['propresi', 'create', 'program', true],
      ['propresi', 'update', `account ${who}`, true],
      ['propresi', 'delete', 'program', true],
    ]);
    expect(listed.map((one) => one.revision)).toEqual([1, 2, 3, 4].map((n) => from + n));
    expect(listed.map(({ places }) => places)).toEqual([
      [],
      [null, sector('Sector 1')],
      [sector('Sector 1')],
      [sector('Sector 1'), null],
    ]);
    expect(revision).toBe(from + 4);
    expect(Math.abs(Date.now() - (listed[0]?.at ?? 0))).toBeLessThan(60_000);
  });

  it('says of each write where pages showed the listing before and show it after', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1' });
    const from = await last();
    const edit = (data: object) =>
      cms.strapi.documents(LISTING_UIDS.propresi).update({ documentId, data: data as never });
    await edit({ propresiStatus: 'inactive' });
    await edit({ description: 'Seen by nobody' });
    await edit({ propresiStatus: 'active' });
    await edit({ propertyFor: 'RENT', expectedRent: 20_000 });
    const { changes: listed } = await changes(from);
    expect(listed.map(({ places }) => places)).toEqual([
      [sector('Sector 1'), null],
      [null],
      [null, sector('Sector 1')],
      [sector('Sector 1'), sector('Sector 1', { list: 'RR', price: 20_000 })],
    ]);
  });

  it('holds nothing of a write that was refused', async () => {
    const from = await last();
    await expect(
      addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1', expectedPrice: null }),
    ).rejects.toThrow('Demand is required');
    const { revision, changes: listed } = await changes(from);
    expect(listed.filter(({ type }) => type === 'propresi')).toEqual([]);
    expect(revision).toBe(from);
  });

  it('comes in parts, no revision in two of them', async () => {
    const from = await last();
    await cms.strapi.db.transaction(async () => {
      for (const n of [1, 2, 3])
        await addListing(cms, 'ggn', 'propcom', { description: String(n) });
    });
    const seen: number[] = [];
    for (let after = from; ; ) {
      const { changes: listed, revision } = await changes(after, 2);
      seen.push(...listed.map((one) => one.revision));
      after = listed.at(-1)?.revision ?? revision;
      if (after === revision) break;
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(seen.length);
    expect(await last()).toBe(seen.at(-1));
  });

  it('says which database it is of, as the state does', async () => {
    const state = await cms.http
      .get('/api/publisher/state')
      .set('Authorization', `Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`)
      .expect(200);
    const { instance } = state.body as { instance: string };
    expect(instance).toMatch(/^[0-9a-f-]{36}$/);
    for (const after of [0, 1]) expect(await changes(after)).toMatchObject({ instance });
  });

  it('goes on with rows that were written past the rules', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1' });
    const { tableName } = cms.strapi.db.metadata.get(LISTING_UIDS.propresi);
    const change = (id: string | null, by: object) =>
      cms.strapi.db.connection(tableName).where({ document_id: id }).update(by);
    const get = async (path: string) =>
      bodyOf(
        cms.http
          .get(`/api/publisher/${path}`)
          .set('Authorization', `Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`)
          .expect(200),
      );
    const ids = [documentId, '../../../x', 'x'.repeat(250), '', null];
    for (const [at, id] of ids.entries()) {
      if (at > 0) await change(ids[at - 1] ?? null, { document_id: id });
      const query = new URLSearchParams({ kind: 'propresi', id: id ?? '' });
      expect(await get(`listing?${query.toString()}`)).toMatchObject({
        ...{ listing: { _id: id }, area: 'dwk', list: 'RS' },
      });
      const { listings } = (await get('listings?area=dwk&list=RS&order=newest')) as {
        listings: readonly { readonly _id: string | null }[];
      };
      expect(listings.map(({ _id }) => _id)).toContain(id);
    }
    await change(null, { document_id: documentId, list: null });
    expect(await get(`listing?kind=propresi&id=${documentId}`)).toMatchObject({ list: null });
  });

  it('is the publisher’s alone', async () => {
    await cms.http.get('/api/publisher/changes').expect(401);
    await feed('after=-1').expect(400);
    await feed('after=x').expect(400);
  });
});
