import { beforeAll, expect, it } from '@jest/globals';
import type { Change } from '../src/documents/change-log';
import type * as Pruning from '../src/documents/prune-changes';
import { addListing, callAs, cmsOfFile, signIn } from './support/cms';
import { DAY_MS } from './support/days';
import { readFeed } from './support/feed';
import { moduleOfCms } from './support/load-strapi';

const cms = cmsOfFile();
let pruneChanges: typeof Pruning.pruneChanges;
beforeAll(() => {
  ({ pruneChanges } = moduleOfCms('documents/prune-changes') as typeof Pruning);
});

interface Feed {
  readonly revision: number;
  readonly pruned: number;
  readonly changes: readonly Change[];
}
const ask = async (path: string) => (await readFeed(cms, path)) as Feed;
const after = (revision: number) => ask(`changes?after=${String(revision)}`);
const entries = () => cms.strapi.db.connection('changes');
const add = (text: string) => addListing(cms, 'dwk', 'propresi', { description: text });
/** Adds the entry of a write that no page shows. */
const addUnpublished = async () => {
  const write = { type: 'account', record: 'a', action: 'update', actor: 'program' };
  await entries().insert({ ...write, at: Date.now(), places: '[]' });
};
/** Dates all entries after a revision, and those without one, by days before now. */
const date = (days: number, from = 0) =>
  entries()
    .whereRaw('coalesce(revision, ?) > ?', [from + 1, from])
    .update({ at: Date.now() - days * DAY_MS });

it('entries of more than 90 days go, and the feed says up to where it lacks them', async () => {
  await add('Old');
  const { token } = await signIn(cms, 'admin');
  await addUnpublished();
  await date(91);
  const { revision: old } = await ask('state');
  await add('Young');
  await addUnpublished();
  await pruneChanges(cms.strapi);
  expect(await entries().whereNull('revision')).toHaveLength(1);
  const young = await after(0);
  expect(young).toMatchObject({ pruned: old, revision: old + 1 });
  expect(young.changes.map(({ revision }) => revision)).toEqual([old + 1]);
  expect(await ask('state')).toMatchObject({ pruned: old });

  const create = (locality: string) =>
    callAs(cms, 'post', '/api/dwk/LocalityCreate', token)
      .set('Idempotency-Key', 'once')
      .send({ locality })
      .expect(200);
  await create('Sector 1');
  await pruneChanges(cms.strapi);
  const { revision } = await ask('state');
  await create('Sector 1');
  expect((await ask('state')).revision).toBe(revision);
});

it('the order of revisions counts where a clock was wrong', async () => {
  await add('Written by a clock that is late');
  const { pruned, revision } = await ask('state');
  await date(91, revision - 1);
  await pruneChanges(cms.strapi);
  expect(await ask('state')).toMatchObject({ pruned });
  expect((await after(pruned)).changes.at(-1)).toMatchObject({ revision });

  await date(91);
  await date(-1, revision - 1);
  await pruneChanges(cms.strapi);
  expect(await after(0)).toMatchObject({ pruned: revision - 1, changes: [{ revision }] });
});

it('a log whose entries are all old is empty afterwards, and goes on', async () => {
  await date(91);
  const { revision } = await ask('state');
  await pruneChanges(cms.strapi);
  expect(await after(0)).toMatchObject({ revision, pruned: revision, changes: [] });
  await add('New');
  expect((await after(revision)).changes).not.toEqual([]);
  await pruneChanges(cms.strapi, Date.now() + 91 * DAY_MS);
  expect(await entries()).toEqual([]);
});
