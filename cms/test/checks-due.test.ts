import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, KINDS } from '../src/domain';
import type { Dashboard, Kind } from '../src/domain';
import { PARAMETER_UID } from '../src/uids';
import { addListing, bodyOf, cmsOfFile, signIn } from './support/cms';
import { ago, listingChecks, TODAY } from './support/checks';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
});

const checks = listingChecks(() => ({ cms, token }));
const { send, detail, publicDetail, edit, check, toCheck, versionsOf, changeOf, jobRuns } = checks;

describe('the listings to check, and the daily job', () => {
  beforeEach(async () => {
    for (const table of ['propresis', 'propcoms'])
      await cms.strapi.db.connection(table).update({ checked_on: TODAY });
  });

  it('are those of the region without a check for 30 days, the longest unchecked first', async () => {
    const due = [
      await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(30), bedroom: '3' }),
      await addListing(cms, 'dwk', 'propcom', { checkedOn: ago(45), stage: 'On hold' }),
      await addListing(cms, 'dwk', 'propresi', { phoneOfContactPerson: '9200000001' }),
    ];
    const unknown = { document_id: due[2]?.documentId };
    await cms.strapi.db.connection('propresis').where(unknown).update({ checked_on: null });
    await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(29) });
    await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(50), stage: 'Withdrawn' });
    await addListing(cms, 'ggn', 'propresi', { checkedOn: ago(50) });
    const { lists, count } = await toCheck();
    expect(lists.map(({ code }) => code)).toEqual(due.map(({ code }) => code).reverse());
    expect(count).toBe(3);
    expect(lists).toMatchObject([
      { checkedOn: null, withdrawnOn: null, phoneOfContactPerson: '9200000001' },
      { kind: 'propcom', checkedOn: ago(45), withdrawnOn: addDays(TODAY, 15), stage: 'On hold' },
      {
        title: '3 BHK Flat for SALE',
        propertyFor: 'SALE',
        price: 9_500_000,
        withdrawnOn: addDays(TODAY, 30),
      },
    ]);
    expect(await toCheck({ limit: 1, offset: 1 })).toMatchObject({
      ...{ count: 3, limit: 1, offset: 1 },
      lists: [{ code: due[1]?.code }],
    });
    await check(lists.map(({ _id }) => _id)).expect(200);
    expect(await toCheck()).toMatchObject({ lists: [], count: 0 });
  });

  it('withdraws what nobody has checked for 60 days, as a write of the job', async () => {
    const made: [Kind, string][] = [];
    for (const kind of KINDS)
      for (const days of [59, 60])
        made.push([
          kind,
          (await addListing(cms, 'dwk', kind, { checkedOn: ago(days) })).documentId,
        ]);
    await jobRuns();
    for (const [at, [kind, id]] of made.entries()) {
      const listing = await detail(kind, id);
      const isOld = at % 2 === 1;
      expect(listing).toMatchObject({
        stage: isOld ? 'Withdrawn' : 'Available',
        checkedOn: ago(isOld ? 60 : 59),
      });
      await publicDetail(kind, id).expect(isOld ? 404 : 200);
      const [version, ...earlier] = await versionsOf(kind, id);
      expect(earlier).toHaveLength(isOld ? 1 : 0);
      if (!isOld) continue;
      expect(version).toMatchObject({ entry: 'job', who: 'A daily job' });
      expect(version?.changes).toContainEqual(
        expect.objectContaining({ label: 'Stage', before: 'Available', after: 'Withdrawn' }),
      );
      // The publisher finds the pages of the place that it leaves.
      const change = await changeOf(id);
      expect(change.revision).toEqual(expect.any(Number));
      expect(JSON.parse(change.places)).toEqual([expect.objectContaining({ area: 'dwk' }), null]);
    }
    await jobRuns();
    for (const [kind, id] of made.filter((_, at) => at % 2 === 1)) {
      expect(await versionsOf(kind, id)).toHaveLength(2);
      await edit(kind, id, { stage: 'Available' });
      expect(await detail(kind, id)).toMatchObject({ checkedOn: TODAY });
      await jobRuns();
      expect(await detail(kind, id)).toMatchObject({ stage: 'Available' });
    }
  });

  it('tells on the dashboard what it withdrew in the last 30 days', async () => {
    const lapsedNow = async () =>
      ((await bodyOf(send('post', '/api/Dashboard').send({}).expect(200))) as Dashboard).lapsed;
    const before = await lapsedNow();
    const { documentId: id, code } = await addListing(cms, 'dwk', 'propcom', {
      checkedOn: ago(60),
    });
    await addListing(cms, 'ggn', 'propcom', { checkedOn: ago(60) });
    await jobRuns();
    const { count, listings } = await lapsedNow();
    expect(count).toBe(before.count + 1);
    expect(listings).toContainEqual(
      expect.objectContaining({ _id: id, code, kind: 'propcom', isPublic: false, lapsedOn: TODAY }),
    );
    // Another stage, and 30 days, end it.
    const row = () => cms.strapi.db.connection('propcoms').where({ document_id: id });
    await row().update({ lapsed_on: ago(29) });
    expect((await lapsedNow()).count).toBe(count);
    await row().update({ lapsed_on: ago(30) });
    expect((await lapsedNow()).count).toBe(before.count);
    await row().update({ lapsed_on: TODAY });
    await edit('propcom', id, { description: 'It stays withdrawn' });
    expect((await lapsedNow()).count).toBe(count);
    await edit('propcom', id, { stage: 'Closed' });
    expect((await lapsedNow()).count).toBe(before.count);
  });

  it('goes on after a listing that it cannot write', async () => {
    const [broken, good] = [
      await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(70) }),
      await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(61) }),
    ];
    const row = () =>
      cms.strapi.db.connection('propresis').where({ document_id: broken.documentId });
    await row().update({ furnished_status: 'Gone' });
    await jobRuns();
    expect(await row().select('stage')).toEqual([{ stage: 'Available' }]);
    expect(await detail('propresi', good.documentId)).toMatchObject({ stage: 'Withdrawn' });
    await row().update({ furnished_status: 'Furnished' });
    await jobRuns();
    expect(await detail('propresi', broken.documentId)).toMatchObject({ stage: 'Withdrawn' });
  });

  it('follow the parameters', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(8) });
    expect((await toCheck()).count).toBe(0);
    await cms.strapi.db
      .query(PARAMETER_UID)
      .create({ data: { checkDays: 7, withdrawDays: 9 } as never });
    expect(await toCheck()).toMatchObject({ lists: [{ _id: id, withdrawnOn: addDays(TODAY, 1) }] });
    await jobRuns();
    expect(await detail('propresi', id)).toMatchObject({ stage: 'Available' });
    await cms.strapi.db.query(PARAMETER_UID).updateMany({ where: {}, data: { withdrawDays: 8 } });
    await jobRuns();
    expect(await detail('propresi', id)).toMatchObject({ stage: 'Withdrawn' });
    await cms.strapi.db.query(PARAMETER_UID).deleteMany({});
  });
});

it('active listings of older data count as checked on the day of the migration', async () => {
  const [active, inactive] = [
    await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(90) }),
    await addListing(cms, 'dwk', 'propresi', { stage: 'Withdrawn' }),
  ];
  const { connection } = cms.strapi.db;
  await connection('strapi_migrations').where('name', 'like', '%give-listings-a-check%').delete();
  for (const kind of KINDS) {
    const table = `${kind}s`;
    await connection.schema.alterTable(table, (columns) =>
      columns.dropIndex([], `${kind}_checked_idx`),
    );
    await connection.schema.alterTable(table, (columns) => columns.dropColumn('checked_on'));
  }
  await cms.restart();
  token = (await signIn(cms, 'manager_dwk')).token;
  expect(await detail('propresi', active.documentId)).toMatchObject({ checkedOn: TODAY });
  expect(await detail('propresi', inactive.documentId)).toMatchObject({ checkedOn: null });
  await jobRuns();
  expect(await detail('propresi', active.documentId)).toMatchObject({ stage: 'Available' });
});
