import { beforeAll, describe, expect, it } from '@jest/globals';
import { KINDS } from '../src/domain';
import type { Kind, Listing } from '../src/domain';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { listingChecks } from './support/checks';
import { listingPath } from './support/listing-calls';
import { errorsOf, recordsOf, signInToPanel } from './support/panel-records';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
});

const checks = listingChecks(() => ({ cms, token }));
const { send, detail, publicDetail, edit, versionsOf, changeOf } = checks;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A whole minute so many hours from now. */
const minuteIn = (hours: number): string =>
  new Date(Math.floor((Date.now() + hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS).toISOString();
const [FROM, UNTIL] = [minuteIn(2), minuteIn(5)];
/** The job, in several processes, so many milliseconds after a time. */
const jobRuns = (at: string, after = 0) =>
  checks.jobRuns('publication times', Date.parse(at) + after);
const refused = async (kind: Kind, id: string, values: Data) =>
  (
    await send('put', listingPath(kind, 'Edit', id))
      .send(values)
      .expect(400)
  ).body as { readonly errors: Data };

describe.each(KINDS)('a listing with publication times: %s', (kind) => {
  it.each(['Draft', 'Withdrawn'])(
    'that is %s becomes public at one minute and is withdrawn at another, each once',
    async (stage) => {
      const { documentId: id } = await addListing(cms, 'dwk', kind, { stage });
      await edit(kind, id, { publicFrom: FROM, publicUntil: UNTIL });
      await jobRuns(FROM, -1);
      expect(await detail(kind, id)).toMatchObject({ stage, publicFrom: FROM, publicUntil: UNTIL });
      await publicDetail(kind, id).expect(404);

      const planned = await versionsOf(kind, id);
      await jobRuns(FROM);
      await publicDetail(kind, id).expect(200);
      expect(await detail(kind, id)).toMatchObject({
        ...{ stage: 'Available', publicFrom: null, publicUntil: UNTIL, publicFault: null },
      });
      const published = await versionsOf(kind, id);
      expect(published).toHaveLength(planned.length + 1);
      expect(published[0]).toMatchObject({ entry: 'job', who: 'Publication times' });
      expect(published[0]?.changes).toContainEqual(
        expect.objectContaining({ label: 'Stage', before: stage, after: 'Available' }),
      );
      const { revision } = await changeOf(id);
      expect(revision).toEqual(expect.any(Number));

      await jobRuns(UNTIL, -1);
      await publicDetail(kind, id).expect(200);
      await jobRuns(UNTIL);
      await publicDetail(kind, id).expect(404);
      expect(await detail(kind, id)).toMatchObject({ stage: 'Withdrawn', publicUntil: null });
      expect(await versionsOf(kind, id)).toHaveLength(planned.length + 2);
      expect(Number((await changeOf(id)).revision)).toBeGreaterThan(Number(revision));
      await jobRuns(UNTIL, HOUR_MS);
      expect(await versionsOf(kind, id)).toHaveLength(planned.length + 2);
    },
  );

  it('that breaks a rule stays, says why, and follows when it is corrected', async () => {
    const { documentId: id, code } = await addListing(cms, 'dwk', kind, {
      ...{ stage: 'Draft', locality: null, publicFrom: FROM },
    });
    await jobRuns(FROM);
    await jobRuns(FROM, MINUTE_MS);
    const fault = /^Not public at \d{1,2} \w{3} \d{4}, \d\d:\d\d: Locality is required$/;
    expect(await detail(kind, id)).toMatchObject({
      ...{ code, stage: 'Draft', publicFrom: FROM, publicFault: expect.stringMatching(fault) },
    });
    const [version, ...earlier] = await versionsOf(kind, id);
    expect(earlier).toHaveLength(1);
    expect(version).toMatchObject({
      who: 'Publication times',
      changes: [{ label: 'Publication', before: null, after: expect.stringMatching(fault) }],
    });
    const { locality } = await detail(kind, (await addListing(cms, 'dwk', kind)).documentId);
    await edit(kind, id, { locality });
    expect(await detail(kind, id)).toMatchObject({ stage: 'Draft', publicFault: null });
    await jobRuns(FROM, 2 * MINUTE_MS);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Available' });
  });

  it('is refused with the name of the field', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind, { stage: 'Draft' });
    const wrong: readonly [Data, Data][] = [
      [
        { publicFrom: UNTIL, publicUntil: FROM },
        { publicUntil: 'Public Until must be after Public From' },
      ],
      [{ publicFrom: minuteIn(-1) }, { publicFrom: 'Public From must be in the future' }],
      [{ publicUntil: minuteIn(-1) }, { publicUntil: 'Public Until must be in the future' }],
      [
        { publicFrom: FROM, stage: 'Available' },
        { publicFrom: 'Public From is for a listing whose stage is Draft or Withdrawn' },
      ],
      [
        { publicFrom: 'soon' },
        { publicFrom: 'Public From must be a date and time like 31-12-2026 10:00' },
      ],
    ];
    for (const [values, errors] of wrong)
      expect(await refused(kind, id, values)).toEqual({ msg: 'errorValidation', errors });
    expect(await detail(kind, id)).toMatchObject({ publicFrom: null, publicUntil: null });
  });

  it('forgets them when a person decides first', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind, { stage: 'Draft' });
    await edit(kind, id, { publicFrom: FROM, publicUntil: UNTIL });
    await edit(kind, id, { stage: 'Available' });
    expect(await detail(kind, id)).toMatchObject({ publicFrom: null, publicUntil: UNTIL });
    await edit(kind, id, { stage: 'Closed' });
    await jobRuns(UNTIL);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Closed', publicUntil: null });
  });

  it('is not public at all if the CMS was down for the whole time', async () => {
    const times = { publicFrom: FROM, publicUntil: UNTIL };
    const { documentId: id } = await addListing(cms, 'dwk', kind, { stage: 'Draft', ...times });
    await jobRuns(UNTIL);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Draft' });
    expect(await versionsOf(kind, id)).toHaveLength(1);
    // A press publishes it for good, although the end of the plan has passed by then.
    const passed = cms.strapi.db.connection(`${kind}s`).where({ document_id: id });
    await passed.update({ public_from: minuteIn(-3), public_until: minuteIn(-2) });
    await edit(kind, id, { description: 'It can be edited with times that have passed' });
    await edit(kind, id, { stage: 'Available' });
    await jobRuns(UNTIL);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Available', publicUntil: null });
  });
});

it('a listing that waits for its time does not become public with its first images', async () => {
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { awaitsImages: true });
  await edit('propresi', id, { publicFrom: FROM });
  const [row] = (await cms.strapi.db
    .connection('propresis')
    .where({ document_id: id })
    .select('stage', 'awaits_images')) as { stage: string; awaits_images: unknown }[];
  expect([row?.stage, Boolean(row?.awaits_images)]).toEqual(['Draft', false]);
});

it('an earlier version, and the bin, bring no plan back that has passed', async () => {
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { stage: 'Draft' });
  await edit('propresi', id, { publicFrom: FROM });
  const [{ version } = { version: 0 }] = await versionsOf('propresi', id);
  await edit('propresi', id, { publicFrom: null, description: 'Changed' });
  await send('post', '/api/VersionRestore').send({ type: 'propresi', id, version }).expect(200);
  expect(await detail('propresi', id)).toMatchObject({ publicFrom: null, description: null });

  await edit('propresi', id, { publicFrom: FROM, publicUntil: UNTIL });
  const row = cms.strapi.db.connection('propresis').where({ document_id: id });
  await row.update({ public_from: minuteIn(-1) });
  await send('put', `/api/dwk/PropResiDelete/${id}`).expect(200);
  await send('post', '/api/BinRestore').send({ type: 'propresi', id }).expect(200);
  expect(await detail('propresi', id)).toMatchObject({
    ...{ stage: 'Draft', publicFrom: null, publicUntil: UNTIL },
  });
});

it('the panel sets them by the same rules', async () => {
  const panel = await signInToPanel(cms, 'admin');
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { stage: 'Draft' });
  const address = recordsOf(LISTING_UIDS.propresi, id);
  await panel.put(address, { publicFrom: FROM, publicUntil: UNTIL }).expect(200);
  expect(await detail('propresi', id)).toMatchObject({ publicFrom: FROM, publicUntil: UNTIL });
  const wrong = panel.put(address, { publicFrom: UNTIL, publicUntil: FROM }).expect(400);
  expect(errorsOf(await bodyOf(wrong))).toEqual({
    publicUntil: 'Public Until must be after Public From',
  });
  // The panel sends what it has read, with the new stage.
  const whole = { stage: 'Available', publicFrom: FROM, publicUntil: UNTIL };
  await panel.put(address, whole).expect(200);
  const listing: Listing = await detail('propresi', id);
  expect(listing).toMatchObject({ stage: 'Available', publicFrom: null, publicUntil: UNTIL });
});
