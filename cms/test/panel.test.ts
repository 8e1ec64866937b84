/** @any-database It tests permissions that the code checks before a query; the queries and the routes are Strapi’s own. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AREAS, KINDS, MASTERS, REGIONS } from '../src/domain';
import type { Area } from '../src/domain';
import { LISTING_UIDS, MASTER_UIDS } from '../src/uids';
import { addListing, addMaster, cmsOfFile } from './support/cms';
import { recordsOf, signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const cms = cmsOfFile();
const managers = new Map<Area, PanelUser>();
const managerOf = (area: Area): PanelUser => {
  const manager = managers.get(area);
  if (!manager) throw new Error(`nobody manages ${area}`);
  return manager;
};
const codeOf = (area: Area) => `${REGIONS[area].city.toLowerCase()}-manager`;
const otherThan = (area: Area): Area => AREAS.find((one) => one !== area) ?? area;

beforeAll(async () => {
  for (const area of AREAS) managers.set(area, await signInToPanel(cms, codeOf(area)));
});

/**
 * A type whose records belong to a region: the way to create one, the body of a form, and the fields that an edit
 * changes.
 */
interface Regional {
  readonly uid: string;
  readonly add: (area: Area) => Promise<{ readonly documentId: string }>;
  readonly form: (area: Area) => Promise<Record<string, unknown>>;
  readonly change: Record<string, unknown>;
}

let count = 0;
const fresh = (): string => `Name ${String((count += 1))}`;

const REGIONAL: readonly Regional[] = [
  ...KINDS.map(
    (kind): Regional => ({
      uid: LISTING_UIDS[kind],
      add: (area) => addListing(cms, area, kind),
      form: async (area) => {
        const { documentId } = await addListing(cms, area, kind);
        const { id, code, ...rest } = (await cms.strapi.db
          .query(LISTING_UIDS[kind])
          .findOne({ where: { documentId } })) as Record<string, unknown>;
        expect([typeof id, typeof code]).toEqual(['number', 'string']);
        await cms.strapi.documents(LISTING_UIDS[kind]).delete({ documentId });
        return { ...rest, documentId: undefined };
      },
      change: { description: 'Changed' },
    }),
  ),
  ...MASTERS.map(
    (master): Regional => ({
      uid: MASTER_UIDS[master],
      add: async (area) => (await addMaster(cms, master, area, fresh())) as { documentId: string },
      form: (area) => Promise.resolve({ area, name: fresh() }),
      change: { name: 'Changed' },
    }),
  ),
];

const CASES = AREAS.flatMap((area) => REGIONAL.map((type) => [area, type.uid, type] as const));
const stored = (uid: string, documentId: string) =>
  cms.strapi.db.query(uid).findOne({ where: { documentId } }) as Promise<Record<
    string,
    unknown
  > | null>;

describe.each(CASES)('the manager of %s: %s', (area, uid, type) => {
  const other = otherThan(area);

  it('sees, makes, changes and deletes their own', async () => {
    const panel = managerOf(area);
    const made = await panel.post(recordsOf(uid), await type.form(area)).expect(201);
    const { documentId } = (made.body as { data: { documentId: string } }).data;
    await panel.get(recordsOf(uid, documentId)).expect(200);
    await panel.put(recordsOf(uid, documentId), type.change).expect(200);
    expect(await stored(uid, documentId)).toMatchObject({ ...type.change, area });
    const { documentId: second } = await type.add(area);
    await panel.del(recordsOf(uid, documentId)).expect(200);
    await panel
      .post(`${recordsOf(uid)}/actions/bulkDelete`, { documentIds: [second] })
      .expect(200, { count: 1 });
    expect([await stored(uid, documentId), await stored(uid, second)]).toEqual([null, null]);
  });

  it('writes in their region where the form does not say which', async () => {
    const form = { ...(await type.form(area)), area: undefined, city: undefined };
    const made = await managerOf(area).post(recordsOf(uid), form).expect(201);
    expect((made.body as { data: unknown }).data).toMatchObject({ area });
  });

  it('sees nothing of the other region', async () => {
    const panel = managerOf(area);
    await type.add(area);
    const { documentId } = await type.add(other);
    const queries = [
      '',
      `?filters[area]=${other}`,
      `?_q=${documentId}`,
      '?filters[$or][0][id][$gt]=0',
    ];
    for (const query of queries) {
      const answer = await panel.get(`${recordsOf(uid)}${query}`).expect(200);
      const { results } = answer.body as { results: { area: string; documentId: string }[] };
      expect(results.filter((row) => row.area !== area)).toEqual([]);
    }
    await panel.get(recordsOf(uid, documentId)).expect(403);
    const found = await panel
      .post(`${recordsOf(uid)}/actions/bulkFindForValidation`, { documentIds: [documentId] })
      .expect(200);
    expect(found.body).toMatchObject({ results: [] });
    const recent = await panel
      .get('/content-manager/homepage/recent-documents?action=update')
      .expect(200);
    expect(JSON.stringify(recent.body)).not.toContain(documentId);
  });

  it('makes nothing in the other region', async () => {
    const form = await type.form(other);
    const before = await cms.strapi.db.query(uid).count();
    await managerOf(area).post(recordsOf(uid), form).expect(403);
    await managerOf(area)
      .post(`${recordsOf(uid)}/actions/publish`, form)
      .expect(403);
    expect(await cms.strapi.db.query(uid).count()).toBe(before);
  });

  it('changes, moves, copies and deletes nothing of the other region', async () => {
    const panel = managerOf(area);
    const { documentId } = await type.add(other);
    const { documentId: own } = await type.add(area);
    const before = await stored(uid, documentId);
    const taken = { ...type.change, area, city: REGIONS[area].city };
    await panel.put(recordsOf(uid, documentId), type.change).expect(403);
    await panel.put(recordsOf(uid, documentId), taken).expect(403);
    await panel.del(recordsOf(uid, documentId)).expect(403);
    await panel
      .post(`${recordsOf(uid)}/actions/bulkDelete`, { documentIds: [own, documentId] })
      .expect(403);
    for (const copy of ['clone', 'auto-clone']) {
      await panel.post(`${recordsOf(uid)}/${copy}/${documentId}`, taken).expect(403);
    }
    for (const action of ['publish', 'unpublish', 'discard']) {
      await panel.post(`${recordsOf(uid, documentId)}/actions/${action}`, taken).expect(403);
    }
    expect(await stored(uid, documentId)).toEqual(before);
    expect(await stored(uid, own)).toMatchObject({ area });
  });

  it('moves nothing of their own into the other region', async () => {
    const panel = managerOf(area);
    const { documentId } = await type.add(area);
    const form = await type.form(other);
    await panel.put(recordsOf(uid, documentId), form).expect(403);
    expect(await stored(uid, documentId)).toMatchObject({ area });
  });
});
