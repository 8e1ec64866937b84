import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as Writer from '../src/import/listing-writer';
import { addDays, fromAttributes, KIND_FACTS, KINDS, LISTS } from '../src/domain';
import type { Kind, ListingValues } from '../src/domain';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, cmsOfFile, LISTING_DATA, signIn } from './support/cms';
import type { Data } from './support/cms';
import { ago, listingChecks, TODAY } from './support/checks';
import { DAY_MS } from './support/days';
import { listingPath } from './support/listing-calls';
import { moduleOfCms } from './support/load-strapi';
import { errorsOf, recordsOf, signInToPanel } from './support/panel-records';
import { setParameters } from './support/parameters';

const cms = cmsOfFile();
let token: string;

const REASON = 'Renovation';
const setGate = (reraGate: 'Yes' | 'No', more: Data = {}) =>
  setParameters(cms, { reraExemptions: [{ value: REASON }], reraGate, ...more });

beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
});
beforeEach(() => setGate('Yes'));

const checks = listingChecks(() => ({ cms, token }));
const { send, detail, publicDetail, edit, toCheck, versionsOf } = checks;
const jobRuns = (now?: number) => checks.jobRuns('registration', now);

const soon = (days: number): string => addDays(TODAY, days);
const NEW: Data = { propertyFor: 'SALE', status: 'New launch' };
const ADDED: Data = { propertyFor: 'SALE', constructionStatus: 'New launch' };
const REGISTERED: Data = { reraNumber: 'R-1', reraAuthority: 'HARERA', reraValidUntil: soon(400) };
const LACKS = {
  reraNumber: 'RERA Number is required for New launch, or a RERA Exemption',
  reraValidUntil: 'RERA Valid Until is required for New launch, or a RERA Exemption',
};
const refused = async (kind: Kind, id: string, values: Data) =>
  (
    (await bodyOf(
      send('put', listingPath(kind, 'Edit', id))
        .send(values)
        .expect(400),
    )) as { readonly errors: Data }
  ).errors;
const draft = async (kind: Kind, data: Data = {}) =>
  (await addListing(cms, 'dwk', kind, { ...ADDED, stage: 'Draft', ...data })).documentId;

describe.each(KINDS)('the gate of RERA: %s', (kind) => {
  it('keeps a listing a draft until it has number and validity, or a reason', async () => {
    const id = await draft(kind);
    expect(await refused(kind, id, { stage: 'Available' })).toEqual(LACKS);
    expect(await refused(kind, id, { stage: 'On hold' })).toEqual(LACKS);
    await publicDetail(kind, id).expect(404);
    await edit(kind, id, { ...REGISTERED, stage: 'Available' });
    expect(await bodyOf(publicDetail(kind, id).expect(200))).toMatchObject({
      ...REGISTERED,
      ...{ reraApplies: true, reraExemption: null },
    });
    const { code } = await detail(kind, id);
    const { search } = LISTS[kind === 'propresi' ? 'RS' : 'CS'];
    const found = cms.http.post(`/api/dwk/${search}`).send({ values: { code } }).expect(200);
    const [card] = ((await bodyOf(found)) as { lists: readonly Data[] }).lists;
    expect(card).toMatchObject({ reraNumber: REGISTERED.reraNumber });
    expect(card).not.toHaveProperty('reraAuthority');
    const exempt = await draft(kind);
    expect(await refused(kind, exempt, { stage: 'Available', reraExemption: 'Luck' })).toEqual({
      reraExemption: 'RERA Exemption must be one of: Renovation',
    });
    await edit(kind, exempt, { stage: 'Available', reraExemption: REASON });
    await publicDetail(kind, exempt).expect(200);
  });

  it('refuses a new listing, by its call and in the panel', async () => {
    const id = await draft(kind);
    const { _id, code, publicFrom, publicUntil, publicFault, ...values } = await detail(kind, id);
    const create = (more: Data) =>
      send('post', listingPath(kind, 'Create')).send({
        values: { ...values, ...more },
      });
    const status = KIND_FACTS[kind].statusField;
    const active = { stage: 'Available', [status]: 'active' };
    const { errors } = (await bodyOf(create(active).expect(400))) as { readonly errors: Data };
    expect(errors).toEqual(LACKS);
    // One that waits for its images becomes public without another write.
    await create({ ...active, inactiveWithoutImages: true }).expect(400);
    await create({ ...active, ...REGISTERED }).expect(200);
    const panel = await signInToPanel(cms, 'admin');
    const answer = await bodyOf(
      panel.put(`${recordsOf(LISTING_UIDS[kind])}/${id}`, { stage: 'Available' }).expect(400),
    );
    expect(errorsOf(answer)).toEqual(LACKS);
    expect([publicFrom, publicUntil, publicFault]).toEqual([null, null, null]);
    expect(_id).toBe(id);
    expect(code).toMatch(/^DWK-/);
  });

  it('refuses the row of an import, new or updated', async () => {
    const { ListingWriter } = moduleOfCms('import/listing-writer') as typeof Writer;
    const writer = new ListingWriter(cms.strapi, { kind, area: 'dwk' });
    const base = { ...fromAttributes(kind, LISTING_DATA[kind]), locality: 'Dwarka Sector 1' };
    const write = async (hash: string, more: Data) => {
      const values = { ...base, ...more } as ListingValues;
      return (await writer.write([{ key: `rera ${kind}`, values, hash }]))[0];
    };
    const reasons = (one: Awaited<ReturnType<typeof write>>) =>
      one?.errors?.map(({ reason }) => reason).sort();
    expect(reasons(await write('1', NEW))).toEqual(Object.values(LACKS).sort());
    expect(await write('2', {})).toMatchObject({ outcome: 'created' });
    expect(reasons(await write('3', NEW))).toEqual(Object.values(LACKS).sort());
    expect(await write('4', { ...NEW, ...REGISTERED })).toMatchObject({ outcome: 'updated' });
  });

  it('stops a publication time, which says why', async () => {
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();
    const id = await draft(kind, { publicFrom: at });
    await checks.jobRuns('publication times', Date.parse(at));
    expect(await detail(kind, id)).toMatchObject({
      stage: 'Draft',
      publicFault: expect.stringContaining(LACKS.reraNumber) as unknown,
    });
    await edit(kind, id, REGISTERED);
    await checks.jobRuns('publication times', Date.parse(at) + 60_000);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Available' });
  });

  it('leaves what was public before it, but takes no new fault', async () => {
    await setGate('No');
    const old = (await addListing(cms, 'dwk', kind, ADDED)).documentId;
    const ready = (await addListing(cms, 'dwk', kind)).documentId;
    await setGate('Yes');
    await edit(kind, old, { description: 'New words' });
    await publicDetail(kind, old).expect(200);
    expect(await refused(kind, ready, NEW)).toEqual(LACKS);
    const { lists } = await toCheck({ limit: 100 });
    expect(lists.find(({ _id }) => _id === old)).toMatchObject({
      checkedOn: TODAY,
      reraNote: 'RERA: number and validity, or a reason of exemption, are missing',
    });
    expect(lists.map(({ _id }) => _id)).not.toContain(ready);
    await setGate('No');
    expect((await toCheck({ limit: 100 })).lists.map(({ _id }) => _id)).not.toContain(old);
  });

  it('is held by an earlier version that comes back', async () => {
    const id = await draft(kind);
    await setGate('No');
    await edit(kind, id, { stage: 'Available' });
    await edit(kind, id, { stage: 'Withdrawn' });
    await setGate('Yes');
    const found = (await versionsOf(kind, id)).map(({ version }) => version).sort((a, b) => a - b);
    const back = send('post', '/api/VersionRestore').send({ type: kind, id, version: found[1] });
    expect(((await bodyOf(back.expect(400))) as { readonly errors: Data }).errors).toEqual(LACKS);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Withdrawn' });
  });

  it('has the listings to check whose registration ends in the days of the parameter', async () => {
    await setGate('Yes', { reraNoticeDays: 20 });
    const until = async (reraValidUntil: string, more: Data = {}) =>
      (await addListing(cms, 'dwk', kind, { ...ADDED, ...REGISTERED, reraValidUntil, ...more }))
        .documentId;
    const ending = await until(soon(20));
    const others = [
      await until(soon(21)),
      await until(soon(5), { reraExemption: REASON }),
      await until(soon(5), { stage: 'Withdrawn' }),
      await until(soon(5), { constructionStatus: 'Ready To Move' }),
    ];
    const { lists } = await toCheck({ limit: 100 });
    expect(lists.find(({ _id }) => _id === ending)?.reraNote).toMatch(/^RERA: ends on /);
    for (const other of others) expect(lists.map(({ _id }) => _id)).not.toContain(other);
    await cms.strapi.db
      .query(LISTING_UIDS[kind])
      .update({ where: { documentId: others[0] }, data: { checkedOn: ago(31) } });
    const due = (await toCheck({ limit: 100 })).lists.find(({ _id }) => _id === others[0]);
    expect(due).toMatchObject({ checkedOn: ago(31), reraNote: null });
  });

  it('puts a listing on hold when its registration has ended, once, as a write of the job', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind, {
      ...{ ...ADDED, ...REGISTERED, reraValidUntil: soon(10) },
    });
    const dayAfter = (days: number) => Date.now() + days * DAY_MS;
    await jobRuns(dayAfter(10));
    expect(await detail(kind, id)).toMatchObject({ stage: 'Available' });
    await setGate('No');
    await jobRuns(dayAfter(11));
    expect(await detail(kind, id)).toMatchObject({ stage: 'Available' });
    await setGate('Yes');
    await jobRuns(dayAfter(11));
    await jobRuns(dayAfter(12));
    expect(await detail(kind, id)).toMatchObject({ stage: 'On hold' });
    const [version, ...earlier] = await versionsOf(kind, id);
    expect(earlier).toHaveLength(1);
    expect(version).toMatchObject({ entry: 'job', who: 'RERA' });
    expect(version?.changes).toEqual([
      expect.objectContaining({ label: 'Stage', before: 'Available', after: 'On hold' }),
    ]);
  });

  it('does not offer what has ended again', async () => {
    const data = { ...ADDED, ...REGISTERED, reraValidUntil: ago(1), stage: 'On hold' };
    const { documentId: id } = await addListing(cms, 'dwk', kind, data);
    expect(await refused(kind, id, { stage: 'Available' })).toEqual({
      reraValidUntil: 'RERA Valid Until has passed',
    });
    await edit(kind, id, { stage: 'Available', reraValidUntil: TODAY });
  });
});
