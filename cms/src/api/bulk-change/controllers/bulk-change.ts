import { inUnpublishedWrite } from '../../../documents/revision';
import { LIST_FILTERS, LIST_KEYS, LISTS, MOST_IN_BULK, parseBulkChange } from '../../../domain';
import type { BulkChange, Kind } from '../../../domain';
import type { AreaCall } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { readIds, readPaging, readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { readSearch } from '../../listing/services/search-request';
import { foundIds } from '../../listing/services/search';
import { changeWords } from '../../version/services/words';
import { listings } from '../../listing/resource';
import { bulkChange } from '../resource';
import { editOfChange, effectsOf } from '../services/effects';
import { presentBulkChange, presentFacts } from '../services/present';
import {
  addBulkChange,
  newestBulkChanges,
  rowsWith,
  storedBulkChange,
  undoOf,
} from '../services/store';

const MOST_TEXT = MOST_IN_BULK.toLocaleString('en-IN');

interface Asked {
  readonly kind: Kind;
  readonly change: BulkChange;
  /** The listings' `_id`s. */
  readonly ids: readonly string[];
}

/** The listings of a call, and what is set. @throws 400, 401 or 403 as a search of the list */
async function readAsked(call: AreaCall): Promise<Asked> {
  const { body } = call;
  const list = LIST_KEYS.find((one) => one === body.list);
  if (!list) throw invalid({ list: `list must be one of: ${LIST_KEYS.join(', ')}` });
  const change = parseBulkChange(body.change);
  if (!change.ok) throw invalid(change.errors);
  const facts = { kind: LISTS[list].kind, change: change.value };
  if ((body.values ?? null) === null) return { ...facts, ids: readIds(body) };
  if ((body.ids ?? null) !== null) throw invalid({ ids: 'Send ids or values, not both' });
  // Searches ignore such a key: the change would be made of listings that are not meant.
  const known = [...LIST_FILTERS[list].map(({ key }) => key), 'sorting'];
  const unknown = Object.keys(readValues(body)).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw invalid({ values: `values has a key that no search of the list knows: ${unknown}` });
  const ids = await foundIds(strapi, 'document_id', readSearch(call, list), MOST_IN_BULK + 1);
  if (ids.length > MOST_IN_BULK)
    throw invalid({ values: `A bulk change is for at most ${MOST_TEXT} listings` });
  return { ...facts, ids };
}

/** `POST /api/{area}/ListingBulkPreview`: what a bulk change would do with some of its listings. It changes nothing. */
export async function previewBulkChange(call: AreaCall) {
  const { area, body } = call;
  const { limit, offset } = readPaging(body);
  const { kind, change, ids } = await readAsked(call);
  const some = ids.slice(offset, offset + limit);
  const effects = await effectsOf(strapi, { area, kind }, some, editOfChange(kind, change));
  const { fields } = listings[kind].versions;
  return {
    effects: effects.map(({ id: _id, code, reason, changed }) => ({
      ...{ _id, code, reason },
      changes: changeWords(fields, changed),
    })),
    ...{ count: ids.length, limit, offset },
  };
}

const answerOf = async ({ area }: AreaCall, id: string) => ({
  bulkChange: await presentBulkChange(strapi, await storedBulkChange(strapi, area, id)),
});

/** `POST /api/{area}/ListingBulkCreate`: begins a bulk change. */
export async function createBulkChange(call: AreaCall) {
  const { area } = call;
  const { kind, change, ids } = await readAsked(call);
  const facts = { area, kind, change: JSON.stringify(change) };
  const rows = ids.map((listing) => ({ listing }));
  const id = await withIdempotency(call, bulkChange.name, () => addBulkChange(strapi, facts, rows));
  return success(await answerOf(call, id));
}

/** `GET /api/{area}/ListingBulkDetail/{id}`: how far a bulk change is, and what was refused. */
export const findBulkChange = (call: AreaCall) => answerOf(call, call.param('id'));

/** `POST /api/{area}/ListingBulkList`: the newest bulk changes of the region. */
export async function listBulkChanges({ area }: AreaCall) {
  const newest = await newestBulkChanges(strapi, area);
  return { bulkChanges: await Promise.all(newest.map((one) => presentFacts(strapi, one))) };
}

/** `PUT /api/{area}/ListingBulkUndo/{id}`: begins to undo a bulk change, once. */
export async function undoBulkChange(call: AreaCall) {
  const { area } = call;
  const of = call.param('id');
  const begin = async () => {
    const stored = await storedBulkChange(strapi, area, of);
    const undo = await undoOf(strapi, of);
    if (undo !== null) return undo;
    if (stored.undoOf !== null) throw invalid({ id: 'An undo cannot be undone' });
    if (stored.endedAt === null) throw invalid({ id: 'It is not done yet' });
    const changed = await rowsWith(strapi, of, 'changed', MOST_IN_BULK);
    const rows = changed.map(({ listing, version }) => ({ listing, undoes: Number(version) }));
    const { kind, change } = stored;
    return await addBulkChange(strapi, { area, kind, change, undoOf: of }, rows);
  };
  const id = await inUnpublishedWrite(strapi, begin);
  return success(await answerOf(call, id));
}
