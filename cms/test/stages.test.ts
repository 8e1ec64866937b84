import { beforeAll, describe, expect, it } from '@jest/globals';
import { KIND_FACTS, KINDS } from '../src/domain';
import type { Kind, Listing } from '../src/domain';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { listingCalls, listingPath } from './support/listing-calls';
import { errorsOf, recordsOf, signInToPanel } from './support/panel-records';

const cms = cmsOfFile();
let manager: string;
beforeAll(async () => {
  manager = (await signIn(cms, 'manager_dwk')).token;
});

const { detail, edit } = listingCalls(cms, () => manager);
const create = (kind: Kind, values: Data) =>
  callAs(cms, 'post', listingPath(kind, 'Create'), manager).send({ values });
/** Whether a visitor gets its page, and finds it in its list. */
async function isPublic(kind: Kind, { _id: id, code }: Listing): Promise<readonly boolean[]> {
  const { status } = await cms.http.get(listingPath(kind, 'Detail', id));
  const search = await bodyOf(
    cms.http.post(listingPath(kind, 'SaleSearch')).send({ values: { code } }).expect(200),
  );
  return [status === 200, (search as { count: number }).count === 1];
}

const DRAFT: Readonly<Record<Kind, Data>> = {
  propresi: { propertyFor: 'SALE', category: 'Residential', stage: 'Draft' },
  propcom: { propertyFor: 'SALE', category: 'Commercial', stage: 'Draft' },
};

describe.each(KINDS)('the stage of a listing: %s', (kind) => {
  const { statusField } = KIND_FACTS[kind];

  it('decides its status and whether the public sees it', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Available', [statusField]: 'active' });
    for (const [stage, status] of [
      ['On hold', 'active'],
      ['Closed', 'inactive'],
      ['Draft', 'inactive'],
      ['Available', 'active'],
      ['Withdrawn', 'inactive'],
    ] as const) {
      await edit(kind, id, { stage }).expect(200, { msg: 'success' });
      const listing = await detail(kind, id);
      expect(listing).toMatchObject({ stage, [statusField]: status });
      const seen = status === 'active';
      expect([stage, ...(await isPublic(kind, listing))]).toEqual([stage, seen, seen]);
    }
  });

  it('follows from a status that is sent alone', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind, { stage: 'On hold' });
    for (const [status, stage] of [
      ['active', 'On hold'],
      ['inactive', 'Withdrawn'],
      ['active', 'Available'],
    ] as const) {
      await edit(kind, id, { [statusField]: status }).expect(200);
      expect(await detail(kind, id)).toMatchObject({ stage, [statusField]: status });
    }
    await edit(kind, id, { stage: 'Closed' }).expect(200);
    await edit(kind, id, { [statusField]: 'inactive' }).expect(200);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Closed' });
  });

  it('is a draft while required fields are missing', async () => {
    const made = (await bodyOf(create(kind, DRAFT[kind]).expect(200))) as { property: Listing };
    const { _id: id } = made.property;
    expect(await detail(kind, id)).toMatchObject({
      ...{ stage: 'Draft', [statusField]: 'inactive' },
      ...{ locality: null, expectedPrice: null, propertyType: null },
    });
    expect(await isPublic(kind, made.property)).toEqual([false, false]);
    const found = await bodyOf(
      callAs(cms, 'post', listingPath(kind, 'SaleSearch'), manager).send({
        values: { code: made.property.code },
      }),
    );
    expect(found).toMatchObject({ count: 1, lists: [{ _id: id, stage: 'Draft' }] });
    for (const values of [
      { stage: 'Available' },
      { stage: 'On hold' },
      { [statusField]: 'active' },
    ]) {
      const answer = await edit(kind, id, values).expect(400);
      expect(answer.body).toEqual({
        msg: 'errorValidation',
        errors: {
          propertyType: 'Property Type is required',
          projectType: 'Project Type is required',
          locality: 'Locality is required',
          expectedPrice: 'Demand is required',
          status: 'Status is required',
          furnishedStatus: 'Furnished Status is required',
        },
      });
    }
    expect(await detail(kind, id)).toMatchObject({ stage: 'Draft' });
    await edit(kind, id, { expectedPrice: -1 }).expect(400);
    const whole = await addListing(cms, 'dwk', kind);
    const { propertyType, projectType, locality, expectedPrice, status, furnishedStatus } =
      await detail(kind, whole.documentId);
    const rest = { propertyType, projectType, locality, expectedPrice, status, furnishedStatus };
    await edit(kind, id, { ...rest, stage: 'Available' }).expect(200);
    expect(await isPublic(kind, made.property)).toEqual([true, true]);
  });

  it('is one of the stages', async () => {
    const stage = 'Stage must be one of: Draft, Available, On hold, Closed, Withdrawn';
    const answer = await create(kind, { ...DRAFT[kind], stage: 'Sold' }).expect(400);
    expect((answer.body as { errors: Data }).errors).toMatchObject({ stage });
  });
});

it('a draft that waits for images lacks nothing', async () => {
  const { documentId } = await addListing(cms, 'dwk', 'propresi');
  const { propertyType, projectType, locality, expectedPrice, status, furnishedStatus } =
    await detail('propresi', documentId);
  const made = (await bodyOf(
    create('propresi', {
      ...{ propertyFor: 'SALE', category: 'Residential', inactiveWithoutImages: true },
      ...{ propertyType, projectType, locality, expectedPrice, status, furnishedStatus },
    }).expect(200),
  )) as { property: Listing };
  const { _id: id } = made.property;
  expect(made.property.stage).toBe('Draft');
  const answer = await edit('propresi', id, { expectedPrice: null }).expect(400);
  expect((answer.body as { errors: Data }).errors).toEqual({ expectedPrice: 'Demand is required' });
});

it('the panel sets stages, and makes a draft available by the same rules', async () => {
  const panel = await signInToPanel(cms, 'admin');
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
  const address = recordsOf(LISTING_UIDS.propresi, id);
  // The panel sends the status that it has read, too.
  await panel.put(address, { stage: 'On hold', propresiStatus: 'active' }).expect(200);
  expect(await detail('propresi', id)).toMatchObject({
    stage: 'On hold',
    propresiStatus: 'active',
  });
  const lacking = { stage: 'Draft', propresiStatus: 'active', expectedPrice: null };
  await panel.put(address, lacking).expect(200);
  expect(await detail('propresi', id)).toMatchObject({
    stage: 'Draft',
    propresiStatus: 'inactive',
  });
  const refused = panel.put(address, { stage: 'Available', propresiStatus: 'inactive' });
  expect(errorsOf(await bodyOf(refused.expect(400)))).toEqual({
    expectedPrice: 'Demand is required',
  });
});

it('data without stages get them at the next start', async () => {
  const ids: Record<string, string> = {};
  for (const kind of KINDS)
    for (const status of ['active', 'inactive'])
      ids[`${kind} ${status}`] = (
        await addListing(cms, 'dwk', kind, { [KIND_FACTS[kind].statusField]: status })
      ).documentId;
  const { documentId: waiting } = await addListing(cms, 'dwk', 'propresi', { awaitsImages: true });
  const { connection } = cms.strapi.db;
  await connection('strapi_migrations').where('name', 'like', '%give-listings-a-stage%').delete();
  for (const table of ['propresis', 'propcoms'])
    await connection.schema.alterTable(table, (columns) => columns.dropColumn('stage'));
  await cms.restart();
  manager = (await signIn(cms, 'manager_dwk')).token;
  for (const kind of KINDS) {
    const at = (status: string) => detail(kind, ids[`${kind} ${status}`] ?? '');
    const { statusField } = KIND_FACTS[kind];
    expect(await at('active')).toMatchObject({ stage: 'Available', [statusField]: 'active' });
    expect(await at('inactive')).toMatchObject({ stage: 'Withdrawn', [statusField]: 'inactive' });
  }
  expect(await detail('propresi', waiting)).toMatchObject({
    ...{ stage: 'Draft', propresiStatus: 'inactive' },
  });
});

it('give listings that were closed without a day that of their last change', async () => {
  const { documentId: id } = await addListing(cms, 'dwk', 'propcom');
  await edit('propcom', id, { stage: 'Closed' }).expect(200);
  const { connection } = cms.strapi.db;
  const updatedAt = new Date('2026-03-01T20:00:00.000Z');
  await cms.strapi.db.query(LISTING_UIDS.propcom).updateMany({
    where: { documentId: id },
    data: { updatedAt, closedOn: null, pageEnded: null },
  });
  await connection('strapi_migrations').where('name', 'like', '%give-sales-a-day%').delete();
  await cms.restart();
  manager = (await signIn(cms, 'manager_dwk')).token;
  expect(await detail('propcom', id)).toMatchObject({ stage: 'Closed', closedOn: '2026-03-02' });
});
