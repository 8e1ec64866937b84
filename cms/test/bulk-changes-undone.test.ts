import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as Work from '../src/api/bulk-change/services/work';
import { bulkCalls } from './support/bulk-changes';
import { addListing, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { ago, listingChecks, TODAY } from './support/checks';
import { endingAfter } from './support/ending';
import { moduleOfCms } from './support/load-strapi';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
});

const session = () => ({ cms, token });
const { send, read, ended, make, undo, addSome, addWaiting } = bulkCalls(session);
const { detail, edit, versionsOf, jobRuns } = listingChecks(session);

describe('an undo', () => {
  it('sets back what is as it was set, once, and names the others', async () => {
    const ids = await addSome(4);
    const [first = '', edited = '', deleted = '', sold = ''] = ids;
    const { _id: id } = await make({ list: 'RS', ids, change: { pricePercent: -10 } });
    await edit('propresi', edited, { expectedPrice: 7_000_000 });
    await callAs(cms, 'put', `/api/dwk/PropResiDelete/${deleted}`, token).expect(200);
    await edit('propresi', sold, { stage: 'Closed' });
    const undone = await undo(id);
    expect(undone).toMatchObject({ isUndo: true, total: 4, changed: 1, refused: 3 });
    expect(undone.refusals).toMatchObject([
      { _id: edited, reason: 'Demand has been changed since' },
      { _id: deleted, reason: 'It is not there, or belongs to the other region' },
      { _id: sold, reason: 'It is closed: Sold' },
    ]);
    expect(await detail('propresi', first)).toMatchObject({ expectedPrice: 9_500_000 });
    expect(await detail('propresi', edited)).toMatchObject({ expectedPrice: 7_000_000 });
    expect((await undo(id))._id).toBe(undone._id);
    expect(await read(id)).toMatchObject({ isUndo: false, undo: undone._id });
    const again = await send('put', `Undo/${undone._id}`).expect(400);
    expect(again.body).toMatchObject({ errors: { id: 'An undo cannot be undone' } });
  });

  it.each([
    ['of a check', { checkedOn: ago(12) }, { checked: true }, { checkedOn: TODAY }],
    ['of a check that was not known', { checkedOn: null }, { checked: true }, { checkedOn: TODAY }],
    ['of a withdrawal', { checkedOn: ago(12) }, { stage: 'Withdrawn' }, { stage: 'Withdrawn' }],
    [
      'of a new offer',
      { stage: 'Closed', closedOn: ago(5), closedPrice: 9_000_000, closedBy: 'Us' },
      { stage: 'Available' },
      { stage: 'Available', closedOn: null, checkedOn: TODAY },
    ],
  ])('%s brings all of it back', async (_, data, change, after) => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi', data);
    if ('checkedOn' in data)
      await cms.strapi.db
        .connection('propresis')
        .where({ document_id: id })
        .update({ checked_on: data.checkedOn });
    const stored = async () =>
      (await cms.strapi.db.connection('propresis').where({ document_id: id }).first()) as Data;
    const before = await stored();
    const { _id } = await make({ list: 'RS', ids: [id], change });
    expect(await detail('propresi', id)).toMatchObject(after);
    expect(await undo(_id)).toMatchObject({ changed: 1, refused: 0 });
    const { updated_at, published_at } = await stored();
    expect(await stored()).toEqual({ ...before, updated_at, published_at });
  });

  it('needs the end of what it undoes', async () => {
    const id = await addWaiting(await addSome(1), { checked: true });
    const answer = await send('put', `Undo/${id}`).expect(400);
    expect(answer.body).toMatchObject({ errors: { id: 'It is not done yet' } });
    await jobRuns('bulk changes');
    await ended(id);
  });
});

describe('the job', () => {
  it('goes on where a process has ended, and takes each listing once', async () => {
    const ids = await addSome(70, { checkedOn: ago(3) });
    const id = await addWaiting(ids, { pricePercent: -10 });
    const { makeBulkChanges } = moduleOfCms('api/bulk-change/services/work') as typeof Work;
    // It ends after one batch.
    await makeBulkChanges(cms.strapi, endingAfter(1));
    expect(await read(id)).toMatchObject({ isRunning: true, total: 70, changed: 50 });
    await cms.restart();
    await jobRuns('bulk changes');
    expect(await ended(id)).toMatchObject({ changed: 70, same: 0, refused: 0, by: 'Ravi' });
    for (const one of ids) {
      expect(await detail('propresi', one)).toMatchObject({ expectedPrice: 8_550_000 });
      expect((await versionsOf('propresi', one)).length).toBe(2);
    }
  });

  it('writes a batch wholly or not at all', async () => {
    const ids = await addSome(3);
    const [, broken = ''] = ids;
    const setList = (list: string) =>
      cms.strapi.db.connection('propresis').where({ document_id: broken }).update({ list });
    await setList('nothing');
    const id = await addWaiting(ids, { pricePercent: -10 });
    await jobRuns('bulk changes');
    expect(await read(id)).toMatchObject({ isRunning: true, changed: 0 });
    const prices = () =>
      cms.strapi.db.connection('propresis').whereIn('document_id', ids).distinct('price');
    expect(await prices()).toEqual([{ price: 9_500_000 }]);
    await setList('RS');
    await jobRuns('bulk changes');
    expect(await read(id)).toMatchObject({ isRunning: false, changed: 3 });
    expect(await prices()).toEqual([{ price: 8_550_000 }]);
  });

  it('refuses a batch in its third failed run, and makes the others', async () => {
    const ids = await addSome(52);
    const broken = cms.strapi.db.connection('propresis').where('document_id', ids[0] ?? '');
    await broken.update({ list: 'nothing' });
    const id = await addWaiting(ids, { pricePercent: -10 });
    for (let run = 0; run < 3; run += 1) {
      expect(await read(id)).toMatchObject({ isRunning: true, changed: 0, refused: 0 });
      await jobRuns('bulk changes');
    }
    const done = await read(id);
    expect(done).toMatchObject({ isRunning: false, changed: 2, refused: 50 });
    expect(done.refusals[0]).toMatchObject({
      reason: 'It could not be changed: the log of the CMS says why',
    });
  });
});
