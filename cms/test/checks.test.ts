import { beforeAll, describe, expect, it } from '@jest/globals';
import { KINDS } from '../src/domain';
import type { Kind } from '../src/domain';
import { addListing, bodyOf, cmsOfFile, signIn } from './support/cms';
import { ago, listingChecks, TODAY } from './support/checks';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
});

const { send, detail, publicDetail, edit, check, versionsOf, changeOf } = listingChecks(() => ({
  cms,
  token,
}));

describe.each(KINDS)('the day of a listing’s last check: %s', (kind) => {
  it('is today for a listing that becomes available, and stays with other edits', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind);
    expect(await detail(kind, id)).toMatchObject({ checkedOn: TODAY });
    const old = (await addListing(cms, 'dwk', kind, { checkedOn: ago(12) })).documentId;
    for (const values of [{ expectedPrice: 8_000_000 }, { stage: 'On hold' }, {}])
      await edit(kind, old, values);
    expect(await detail(kind, old)).toMatchObject({ checkedOn: ago(12), stage: 'On hold' });
    await edit(kind, old, { stage: 'Available' });
    expect(await detail(kind, old)).toMatchObject({ checkedOn: TODAY });
  });

  it('is null for a draft, until it is on offer', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind, { stage: 'Draft' });
    expect(await detail(kind, id)).toMatchObject({ checkedOn: null });
    await edit(kind, id, { stage: 'On hold' });
    expect(await detail(kind, id)).toMatchObject({ checkedOn: TODAY });
  });

  it('is not what a caller sends', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind, { checkedOn: ago(40) });
    await edit(kind, id, { checkedOn: TODAY, lapsedOn: TODAY });
    expect(await detail(kind, id)).toMatchObject({ checkedOn: ago(40) });
    const body = await bodyOf(publicDetail(kind, id).expect(200));
    expect(body).toMatchObject({ checkedOn: ago(40) });
    expect(body).not.toHaveProperty('lapsedOn');
  });
});

describe('a check', () => {
  it('sets the day of listings of both kinds, and stands in their history', async () => {
    const made: [Kind, string][] = [];
    for (const kind of KINDS)
      made.push([kind, (await addListing(cms, 'dwk', kind, { checkedOn: ago(31) })).documentId]);
    const ids = made.map(([, id]) => id);
    const answer = await check([...ids, ...ids]).expect(200);
    expect(answer.body).toEqual({ msg: 'success', checked: 2, refused: [] });
    for (const [kind, id] of made) {
      expect(await detail(kind, id)).toMatchObject({ checkedOn: TODAY });
      const [version] = await versionsOf(kind, id);
      expect(version).toMatchObject({ entry: 'site', changes: [{ label: 'Checked' }] });
      const change = await changeOf(id);
      expect(String(change.revision)).toBe(answer.headers['x-revision']);
    }
  });

  it('names those that it cannot check, and checks the others', async () => {
    const good = await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(3) });
    const sold = await addListing(cms, 'dwk', 'propresi', { stage: 'Closed' });
    const other = await addListing(cms, 'ggn', 'propresi', { checkedOn: ago(3) });
    const ids = [good, sold, other].map(({ documentId }) => documentId);
    const missing = 'It is not there, or belongs to the other region';
    expect(await bodyOf(check([...ids, 'nothing']).expect(200))).toEqual({
      ...{ msg: 'success', checked: 1 },
      refused: [
        { _id: sold.documentId, code: sold.code, reason: 'It is not on offer: Sold' },
        { _id: other.documentId, code: null, reason: missing },
        { _id: 'nothing', code: null, reason: missing },
      ],
    });
    expect(await detail('propresi', good.documentId)).toMatchObject({ checkedOn: TODAY });
  });

  it('is for the staff of the region', async () => {
    const { documentId: id } = await addListing(cms, 'ggn', 'propresi', { checkedOn: ago(3) });
    await check([id], 'ggn').expect(403);
    await send('post', '/api/ggn/ListingCheckSearch').send({}).expect(403);
    const admin = (await signIn(cms, 'admin')).token;
    await check([id], 'ggn', admin).expect(200);
  });

  it.each([[[]], ['one'], [[1]], [Array.from({ length: 101 }, (_, at) => String(at))]])(
    'needs 1 to 100 ids: %#',
    async (ids) => {
      const answer = await check(ids).expect(400);
      expect(answer.body).toMatchObject({ errors: { ids: 'ids must be a list of 1 to 100 ids' } });
    },
  );

  it('stays when an earlier version comes back', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { checkedOn: ago(31) });
    await edit('propresi', id, { expectedPrice: 8_000_000 });
    await check([id]).expect(200);
    const [, priced] = await versionsOf('propresi', id);
    const named = { type: 'propresi', id, version: 0 };
    const compared = send('post', '/api/VersionCompare').send(named).expect(200);
    expect(await bodyOf(compared)).toMatchObject({
      changes: [{ label: 'Demand' }, { label: 'Checked' }],
      staying: ['Checked'],
    });
    await send('post', '/api/VersionRestore').send(named).expect(200);
    expect(priced).toMatchObject({ changes: [{ label: 'Demand' }] });
    expect(await detail('propresi', id)).toMatchObject({
      ...{ checkedOn: TODAY, expectedPrice: 9_500_000 },
    });
  });
});
