/** @any-database Keys are removed before a query; the routes are Strapi’s own. */
import { beforeAll, expect, it } from '@jest/globals';
import { LISTING_UIDS, MASTER_UIDS } from '../src/uids';
import { addListing, addMaster, cmsOfFile } from './support/cms';
import { recordsOf, signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const cms = cmsOfFile();
let manager: PanelUser;

beforeAll(async () => {
  manager = await signInToPanel(cms, 'dwarka-manager');
});

const KEYS = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];
const LONG = 'x'.repeat(300);
const ODD: readonly unknown[] = [
  '../../../x',
  '',
  '.',
  '..',
  null,
  LONG,
  7,
  true,
  [],
  {},
  'nowhere',
];

interface Stored {
  readonly id: number;
  readonly documentId: string;
  readonly createdAt: string;
}

const storedWith = async (uid: string, where: object): Promise<Stored | null> =>
  (await cms.strapi.db.query(uid as never).findOne({ where })) as Stored | null;

/** Strapi answers 400 to a locale that is no text; the CMS removes the other keys from the data. */
it.each(KEYS)('a body of the panel never chooses %s of a record', async (key) => {
  const uid = MASTER_UIDS.locality;
  const before = Date.now();
  for (const [index, odd] of ODD.entries()) {
    const name = `Odd ${key} ${String(index)}`;
    const { status } = await manager.post(recordsOf(uid), { area: 'dwk', name, [key]: odd });
    const created = await storedWith(uid, { name });
    if (key === 'locale' && status === 400) {
      expect(created).toBeNull();
      continue;
    }
    expect(status).toBe(201);
    expect(created?.documentId).toMatch(/^[a-z0-9]{24}$/);
    expect(new Date(created?.createdAt ?? 0).getTime()).toBeGreaterThanOrEqual(before - 1000);
  }
});

it.each(KEYS)('an edit in the panel leaves %s of a listing as it is', async (key) => {
  const uid = LISTING_UIDS.propresi;
  const { documentId } = await addListing(cms, 'dwk', 'propresi');
  const before = await storedWith(uid, { documentId });
  for (const odd of ODD) {
    const body = { description: JSON.stringify(odd), [key]: odd };
    const { status } = await manager.put(recordsOf(uid, documentId), body);
    expect(key === 'locale' ? [200, 400] : [200]).toContain(status);
    const { id, createdAt } = before ?? {};
    expect(await storedWith(uid, { documentId })).toMatchObject({ id, documentId, createdAt });
  }
});

it.each(['created_by_id', 'updated_by_id', 'document_id', '__proto__', 'toString', 'nothing'])(
  'a key that is no attribute (%s) is left out of what is stored',
  async (key) => {
    const uid = LISTING_UIDS.propresi;
    const { documentId } = await addListing(cms, 'dwk', 'propresi');
    const author = async () => {
      const populate = ['createdBy'];
      return (await cms.strapi.db
        .query(uid as never)
        .findOne({ where: { documentId }, populate })) as unknown;
    };
    const before = (await author()) as { readonly createdBy: unknown };
    for (const odd of [1, 999, '../x', '', [1], null, {}]) {
      const body = `{"description":"Odd","${key}":${JSON.stringify(odd)}}`;
      const { status } = await manager.put(recordsOf(uid, documentId), JSON.parse(body) as object);
      // Strapi rejects a prototype that is no object.
      expect(key === '__proto__' ? [200, 400] : [200]).toContain(status);
      const { createdBy } = (await author()) as { readonly createdBy: unknown };
      expect(createdBy).toEqual(before.createdBy);
    }
  },
);

it('a colleague’s record is not taken over by its key', async () => {
  const uid = MASTER_UIDS.locality;
  const theirs = (await addMaster(cms, 'locality', 'ggn', 'Theirs')) as { documentId: string };
  const { documentId } = theirs;
  await manager.post(recordsOf(uid), { area: 'dwk', name: 'Mine', documentId }).expect(201);
  const mine = await storedWith(uid, { name: 'Mine' });
  expect(mine?.documentId).not.toBe(documentId);
});
