import { beforeEach, describe, expect, it } from '@jest/globals';
import { pack } from '../src/documents/packed-json';
import type { Version } from '../src/documents/versions';
import { LEGAL_TEXT_UID, PARAMETER_UID } from '../src/uids';
import { auditTrail } from './support/audit';
import { bodyOf, signIn } from './support/cms';
import { HistoryFixture } from './support/history';
import { storedVersions } from './support/packed';

const fixture = HistoryFixture.ofFile();
const { cms } = fixture;
const { page } = auditTrail(cms);

const restore = (type: string, id: string, version = 0) =>
  fixture.ask('VersionRestore', { type, id, version });

/** Changes the oldest stored version of a record that changed fields: what an earlier release wrote. */
async function rewrite(id: string, fields: Version['fields']) {
  const stored = await storedVersions(cms, id);
  const [first, ...later] = stored.filter(({ action }) => action === 'update');
  const rows = cms.strapi.db.connection('versions').where({ record: id });
  await rows.update({ entries: pack([{ ...first, fields }, ...later]) });
}

describe('the parameters', () => {
  const office = (name: string) => ({
    ...{ name, address: 'Sector 1', phone: '9876543210', hours: '10 to 6' },
    ...{ mapUrl: 'https://maps.example.com/1', email: 'office@example.com' },
  });
  const PARAMETERS = {
    ...{ brandName: 'Dwarka Homes', fallbackPhone: '9876543210', chatPhone: '9876543210' },
    ...{ copyrightSince: 2020, emails: [{ value: 'a@example.com' }] },
    phones: [{ value: '9876543210' }, { value: '9876543211' }],
    ...{ headOffice: office('Head'), branchOffice: office('Branch') },
  };
  const CHANGE = {
    ...{ headOffice: office('Main'), copyrightSince: 2021 },
    phones: [{ value: '9876543219' }],
  };
  let id: string;

  const write = async (data: object) => {
    await cms.strapi.documents(PARAMETER_UID).update({ documentId: id, data: data as never });
  };
  const stored = (): Promise<unknown> =>
    cms.strapi.db.query(PARAMETER_UID).findOne({ populate: true, where: { documentId: id } });

  beforeEach(async () => {
    await cms.strapi.db.query(PARAMETER_UID).deleteMany({});
    const documents = cms.strapi.documents(PARAMETER_UID);
    ({ documentId: id } = await documents.create({ data: PARAMETERS as never }));
    await write(CHANGE);
  });

  it('have a version with each part that changed, for admins', async () => {
    expect(await fixture.versionsOf('app-parameter', id)).toMatchObject([
      {
        changes: [
          { field: 'copyrightSince', before: '2020', after: '2021' },
          { field: 'phones', label: 'Phones · 1 · value' },
          { field: 'phones', label: 'Phones · 2 · value', before: '9876543211', after: null },
          { field: 'headOffice', label: 'Head office · name', before: 'Head', after: 'Main' },
        ],
      },
      { action: 'create' },
    ]);
    expect(await fixture.versionsOf('app-parameter', 'app-parameter')).toHaveLength(2);
    const body = { type: 'app-parameter', id, version: 0 };
    for (const call of ['VersionSearch', 'VersionCompare', 'VersionRestore'])
      await fixture.ask(call, body, fixture.manager.token).expect(403);
  });

  it('come back whole: a write that the site is built with, in the history and the audit trail', async () => {
    const answer = await restore('app-parameter', 'app-parameter', 1).expect(200);
    const revision = Number(answer.headers['x-public-revision']);
    expect(revision).toBeGreaterThan(0);
    expect(
      await cms.strapi.db.query('api::change.change').findOne({ where: { revision } }),
    ).toMatchObject({ type: 'app-parameter', record: id, action: 'update' });
    expect(await stored()).toMatchObject(PARAMETERS);
    expect(((await stored()) as { phones: object }).phones).toHaveLength(2);
    const [newest] = await fixture.versionsOf('app-parameter', id);
    expect(newest).toMatchObject({
      ...{ action: 'restore', who: 'Meera', entry: 'site' },
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'headOffice', before: 'Main', after: 'Head' }),
      ]) as unknown,
    });
    const compare = { type: 'app-parameter', id, version: 1 };
    expect(await bodyOf(fixture.ask('VersionCompare', compare))).toEqual({
      ...{ changes: [], staying: [] },
    });
    expect((await page({ action: 'Restore Version' })).entries[0]).toMatchObject({
      ...{ who: 'Meera', subject: 'app-parameter', area: null },
    });
  });

  it('come back by a super admin', async () => {
    const { token } = await signIn(cms, 'visiter', { superAdmin: true });
    const body = { type: 'app-parameter', id, version: 0 };
    await fixture.ask('VersionRestore', body, token).expect(200);
    expect(await stored()).toMatchObject(PARAMETERS);
  });

  it('do not come back against a rule: the refusal names the fields', async () => {
    const { phones, headOffice } = PARAMETERS;
    await rewrite(id, {
      phones: [[], phones],
      headOffice: [{ ...headOffice, phone: '1' }, headOffice],
      brandName: ['x'.repeat(81), 'Dwarka Homes'],
    });
    const refused = await restore('app-parameter', id).expect(400);
    expect(refused.body).toEqual({
      msg: 'errorValidation',
      errors: {
        brandName: expect.any(String) as unknown,
        phones: 'Phones is required',
        'headOffice.phone': 'Invalid Phone Number',
      },
    });
    expect(await stored()).toMatchObject(CHANGE);
  });

  it('keep a field that is newer than the version, and get the default of a parameter that is', async () => {
    const { hours, ...older } = office('Head');
    await rewrite(id, { headOffice: [older, CHANGE.headOffice], closedDays: [null, 40] });
    await write({ closedDays: 40 });
    await restore('app-parameter', id).expect(200);
    expect(await stored()).toMatchObject({ headOffice: { ...older, hours }, closedDays: 30 });
  });
});

describe('a legal text', () => {
  const text = (key: string, title: string) => ({
    ...{ key, title, effectiveOn: '2026-01-01' },
    ...{ effectiveLabel: 'In force since', body: `# ${title}` },
  });
  const create = async (data: object) =>
    (await cms.strapi.documents(LEGAL_TEXT_UID).create({ data: data as never })).documentId;

  it('comes back by its key, but not to a key that another has', async () => {
    const documentId = await create(text('terms', 'Terms'));
    const documents = cms.strapi.documents(LEGAL_TEXT_UID);
    const data = { title: 'Other', effectiveOn: '2026-02-02', body: 'Changed' } as never;
    await documents.update({ documentId, data });
    const answer = await restore('legal-text', 'terms').expect(200);
    expect(Number(answer.headers['x-public-revision'])).toBeGreaterThan(0);
    expect(
      await cms.strapi.db.query(LEGAL_TEXT_UID).findOne({ where: { documentId } }),
    ).toMatchObject(text('terms', 'Terms'));
    expect((await page({ action: 'Restore Version' })).entries[0]).toMatchObject({
      subject: 'legal-text terms',
    });

    await documents.update({ documentId, data: { key: 'cookie-policy' } as never });
    await create(text('terms', 'New Terms'));
    const refused = await restore('legal-text', documentId).expect(400);
    expect(refused.body).toEqual({
      msg: 'errorValidation',
      errors: { key: 'Another legal text is of this page' },
    });
  });
});
