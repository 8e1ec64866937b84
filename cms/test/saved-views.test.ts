import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { MOST_VIEWS } from '../src/domain';
import type { Area, ListKey, SavedView } from '../src/domain';
import { ACCOUNT_UID } from '../src/uids';
import { bodyOf, callAs, cmsOfFile, revisionOf, signIn } from './support/cms';

const cms = cmsOfFile();

const VIEW = {
  ...{ list: 'RS', name: 'Large flats', query: 'minPrice=10000000&bedroomA=3', display: 'Table' },
  columns: ['price', 'area'],
  rows: 50,
};
type Sent = Readonly<Record<string, unknown>>;

const ask = (call: string, body: Sent, by: string, area: Area = 'dwk') =>
  callAs(cms, 'post', `/api/${area}/SavedView${call}`, by).send(body);
const save = async (by: string, more: Sent = {}, area?: Area): Promise<SavedView> =>
  ((await bodyOf(ask('Save', { ...VIEW, ...more }, by, area).expect(200))) as { view: SavedView })
    .view;
const listed = async (by: string, list: ListKey = 'RS', area?: Area) =>
  ((await bodyOf(ask('List', { list }, by, area).expect(200))) as { views: readonly SavedView[] })
    .views;
const faultsOf = async (by: string, more: Sent): Promise<unknown> =>
  ((await bodyOf(ask('Save', { ...VIEW, ...more }, by).expect(400))) as { errors: unknown }).errors;
const exported = async (by: string) =>
  (
    (await bodyOf(callAs(cms, 'post', '/api/AccountExport', by).expect(200))) as {
      data: { views: readonly SavedView[] };
    }
  ).data.views;

describe('a saved view', () => {
  it('is saved, replaced, and deleted by its account, without a revision', async () => {
    const before = await revisionOf(cms);
    const { token } = await signIn(cms, 'admin');
    const view = await save(token);
    expect(view).toEqual({ ...VIEW, _id: view._id, area: 'dwk' });
    const other = await save(token, { name: 'All', query: '', display: 'Cards', columns: [] });
    await save(token, { list: 'RR' });
    await save(token, {}, 'ggn');
    expect(await listed(token)).toEqual([other, view]);
    const changed = { name: 'LARGE flats', query: 'sorting=Sector', display: 'Cards' };
    await save(token, { ...changed, id: view._id });
    expect(await listed(token)).toEqual([other, { ...view, ...changed }]);
    await ask('Delete', { id: view._id }, token).expect(200, { msg: 'success' });
    await ask('Delete', { id: view._id }, token).expect(404);
    await ask('Save', { ...VIEW, id: view._id }, token).expect(404);
    expect(await listed(token)).toEqual([other]);
    expect(await revisionOf(cms)).toBe(before);
  });

  it('keeps of its query what the list knows, from the first page', async () => {
    const { token } = await signIn(cms, 'manager_dwk');
    const query = 'page=4&minPrice=5&minPrice=x&bedroomA=3&bedroomA=99&nothing=1&sorting=Z';
    expect(await save(token, { query })).toMatchObject({ query: 'minPrice=5&bedroomA=3' });
  });

  it('has ten rows per page where nothing else is said', async () => {
    const { token } = await signIn(cms, 'manager_dwk');
    expect(await save(token, { rows: undefined })).toMatchObject({ rows: 10 });
    await cms.strapi.db.connection('saved_views').update({ rows: null });
    expect(await listed(token)).toMatchObject([{ rows: 10 }]);
  });

  it('is listed with a column that the table had once', async () => {
    const { token } = await signIn(cms, 'manager_dwk');
    const view = await save(token);
    await cms.strapi.db.connection('saved_views').update({ columns: 'price gone' });
    expect(await listed(token)).toEqual([{ ...view, columns: ['price', 'gone'] }]);
  });

  it('is made once for each idempotency key', async () => {
    const { token } = await signIn(cms, 'manager_dwk');
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      await ask('Save', VIEW, token).set('Idempotency-Key', key).expect(200);
    expect(await listed(token)).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await signIn(cms, 'admin'), await signIn(cms, 'manager_dwk')];
    const view = await save(owner.token);
    expect(await listed(other.token)).toEqual([]);
    await ask('Delete', { id: view._id }, other.token).expect(404);
    await ask('Save', { ...VIEW, id: view._id }, other.token).expect(404);
    await ask('Delete', { id: view._id }, owner.token, 'ggn').expect(404);
    await ask('List', { list: 'RS' }, other.token, 'ggn').expect(403);
    expect(await exported(other.token)).toEqual([]);
    expect([await listed(owner.token), await exported(owner.token)]).toEqual([[view], [view]]);
  });

  it('has a name of its own in its list, and there is a limit', async () => {
    const { token } = await signIn(cms, 'manager_dwk');
    const first = await save(token, { name: 'Écoles' });
    const taken = { name: 'You have a view “Écoles” of this list already' };
    expect(await faultsOf(token, { name: ' éCOLES ' })).toEqual(taken);
    for (let made = 1; made < MOST_VIEWS; made += 1)
      await save(token, { name: `View ${String(made)}` });
    expect(await faultsOf(token, { id: first._id, name: 'view 1' })).toEqual({
      name: 'You have a view “View 1” of this list already',
    });
    expect(await faultsOf(token, {})).toEqual({
      name: `You have ${String(MOST_VIEWS)} views of this list. Delete one before you add another`,
    });
    await save(token, { id: first._id, name: 'Schools' });
    const [one, ...others] = await listed(token);
    expect(others).toHaveLength(MOST_VIEWS - 1);
    expect(one?.name).toBe('Schools');
  });

  it('is saved once, also when two devices save at once', async () => {
    const { token } = await signIn(cms, 'manager_dwk');
    const answers = await Promise.all([1, 2].map(() => ask('Save', VIEW, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await listed(token)).toHaveLength(1);
  });

  it.each<readonly [string, Sent]>([
    ['list', { list: 'XX' }],
    ['list', { list: null }],
    ['name', { name: ' ' }],
    ['name', { name: 7 }],
    ['name', { name: 'x'.repeat(61) }],
    ['query', { query: 7 }],
    ['query', { query: 'x'.repeat(4001) }],
    ['display', { display: 'Map' }],
    ['columns', { columns: undefined }],
    ['columns', { columns: 'price' }],
    ['columns', { columns: ['price area'] }],
    ['columns', { columns: ['price', 'nope'] }],
    ['columns', { columns: ['price', 'price'] }],
    ['columns', { columns: ['code'] }],
    ['columns', { columns: Array.from({ length: 21 }, () => 'price') }],
    ['rows', { rows: 20 }],
    ['rows', { rows: '50' }],
    ['id', { id: 7 }],
  ])('names %s where it is wrong', async (name, wrong) => {
    const { token } = await signIn(cms, 'admin');
    expect(Object.keys((await faultsOf(token, wrong)) as object)).toEqual([name]);
    expect(await listed(token)).toEqual([]);
  });
});

describe('the data of persons', () => {
  it('goes with its account, and with a phone that it searches for', async () => {
    const [gone, kept] = [await signIn(cms, 'admin'), await signIn(cms, 'admin')];
    const superAdmin = await signIn(cms, 'admin', { superAdmin: true });
    await save(gone.token);
    const phone = '9876543210';
    await save(kept.token, { name: 'By phone', query: `phone=${phone}` });
    await save(kept.token, { name: 'Of +91 98765-43210' });
    const other = await save(kept.token, { query: 'minPrice=98765&maxPrice=43210' });
    await callAs(cms, 'post', '/api/PersonErase', superAdmin.token)
      .send({ phone, confirm: true })
      .expect(200);
    expect(await listed(kept.token)).toEqual([other]);
    const { documentId } = gone;
    await cms.strapi.documents(ACCOUNT_UID as never).delete({ documentId } as never);
    const left = await cms.strapi.db
      .query('api::saved-view.saved-view')
      .count({ where: { account: documentId } });
    expect(left).toBe(0);
  });
});
