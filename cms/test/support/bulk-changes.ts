import type { Area } from '../../src/domain';
import { addListing, bodyOf, callAs } from './cms';
import type { Data, TestCms } from './cms';
import { waitUntil } from './wait-until';

/** A bulk change in an answer. */
export interface ShownBulkChange extends Data {
  readonly _id: string;
  readonly isRunning: boolean;
  readonly refusals: readonly Data[];
}

/** Stores a bulk change, by default one without listings that is done. @returns its `_id` */
async function store(cms: TestCms, area: Area, more: Data = {}): Promise<string> {
  const facts = { area, kind: 'propresi', change: '{"checked":true}', actor: 'program', total: 0 };
  const data = { ...facts, at: Date.now(), endedAt: Date.now(), ...more };
  const documents = cms.strapi.documents('api::bulk-change.bulk-change');
  return (await documents.create({ data: data as never })).documentId;
}

/** A bulk change without listings that is done and undone. @returns its `_id` */
export async function addBulkChange(cms: TestCms, area: Area): Promise<string> {
  const id = await store(cms, area);
  await store(cms, area, { undoOf: id });
  return id;
}

/** The calls of bulk changes in a region. @param session the CMS and a token, when they are used */
export function bulkCalls(session: () => { readonly cms: TestCms; readonly token: string }) {
  const send = (method: 'get' | 'post' | 'put', call: string, area: Area = 'dwk') =>
    callAs(session().cms, method, `/api/${area}/ListingBulk${call}`, session().token);
  const shown = async (call: PromiseLike<{ readonly body: unknown }>) =>
    ((await bodyOf(call)) as { readonly bulkChange: ShownBulkChange }).bulkChange;
  const read = (id: string) => shown(send('get', `Detail/${id}`).expect(200));
  /** The newest bulk changes of the region. */
  const listed = async () =>
    (
      (await bodyOf(send('post', 'List').expect(200))) as {
        readonly bulkChanges: readonly Omit<ShownBulkChange, 'refusals'>[];
      }
    ).bulkChanges;

  /** Waits for the end of a bulk change. */
  async function ended(id: string): Promise<ShownBulkChange> {
    await waitUntil(async () => !(await read(id)).isRunning);
    return await read(id);
  }
  const begin = (body: Data) => shown(send('post', 'Create').send(body).expect(200));
  /** Makes a bulk change and waits for its end. */
  const make = async (body: Data) => await ended((await begin(body))._id);
  const undo = async (id: string) =>
    await ended((await shown(send('put', `Undo/${id}`).expect(200)))._id);
  const preview = async (body: Data) =>
    (await bodyOf(send('post', 'Preview').send(body).expect(200))) as {
      readonly effects: readonly Data[];
      readonly count: number;
    };

  /** Adds flats for sale. @returns their `_id`s */
  async function addSome(count: number, data: Data = {}): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push((await addListing(session().cms, 'dwk', 'propresi', data)).documentId);
    return ids;
  }

  /** Stores a bulk change of flats that no process begins, until the test runs the job. @returns its `_id` */
  async function addWaiting(ids: readonly string[], change: Data): Promise<string> {
    const { cms } = session();
    // The job's own turns are taken.
    const turn = { name: 'job bulk changes', value: 2_000_000_000 };
    await cms.strapi.db.connection('counters').insert(turn).onConflict('name').merge(['value']);
    const made = { endedAt: null, change: JSON.stringify(change), total: ids.length };
    const id = await store(cms, 'dwk', { ...made, actor: 'account gone', actorName: 'Ravi' });
    const rows = ids.map((listing) => ({ bulk_change: id, listing }));
    await cms.strapi.db.connection('bulk_change_rows').insert(rows);
    return id;
  }
  return { addSome, addWaiting, send, shown, read, listed, ended, begin, make, undo, preview };
}
