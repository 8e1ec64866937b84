import { beforeAll, describe, expect, it } from '@jest/globals';
import { addBulkChange, bulkCalls } from './support/bulk-changes';
import { bodyOf, callAs, cmsOfFile, signIn } from './support/cms';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk', { uname: 'Ravi' })).token;
});

const { read, listed, make, undo, addSome, addWaiting } = bulkCalls(() => ({ cms, token }));

describe('the list of bulk changes', () => {
  it('has those of the region, the newest first, with their undo and without their refusals', async () => {
    const [id = ''] = await addSome(1);
    const refused = await make({ list: 'RS', ids: [id, 'gone'], change: { priceBy: -5 } });
    const undone = await undo(refused._id);
    const [first, second] = await listed();
    const { refusals, ...facts } = await read(refused._id);
    expect(refusals).toHaveLength(1);
    expect(second).toEqual(facts);
    expect(second).toMatchObject({ by: 'Ravi', changed: 1, refused: 1, undo: undone._id });
    expect(first).toMatchObject({ _id: undone._id, isUndo: true, change: { priceBy: -5 } });
    const { token: other } = await signIn(cms, 'manager_ggn');
    const answer = callAs(cms, 'post', '/api/ggn/ListingBulkList', other).expect(200);
    expect(await bodyOf(answer)).toEqual({ bulkChanges: [] });
  });

  it('has one that is not done', async () => {
    const id = await addWaiting(await addSome(2), { checked: true });
    const [first] = await listed();
    expect(first).toMatchObject({ _id: id, isRunning: true, total: 2, changed: 0, undo: null });
  });

  it('ends with the twentieth', async () => {
    for (let made = 0; made < 21; made += 1) await addBulkChange(cms, 'dwk');
    expect(await listed()).toHaveLength(20);
  });
});
