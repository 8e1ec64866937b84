import { setImmediate as nextTurn } from 'node:timers/promises';
import { addAuditEntry } from '../../../documents/audit-trail';
import { inUnpublishedWrite } from '../../../documents/revision';
import { can, listName, LISTS } from '../../../domain';
import type { ListKey } from '../../../domain';
import type { AreaCall } from '../../../http/call';
import { csvHeader } from '../../../http/csv';
import { success } from '../../../http/success';
import { CSV_ROWS, exportSubject, listingColumns, listingRows } from '../services/csv';
import { foundIds } from '../services/search';
import { readSearch } from '../services/search-request';

/** The most rows of one file. A narrower search exports the rest. */
const MOST_ROWS = 10_000;

/** `POST /api/{area}/Prop…Export`: what a search finds as CSV; private facts for admins alone. */
export async function exportListings(call: AreaCall, list: ListKey) {
  const { area, caller } = call;
  const { kind } = LISTS[list];
  const { used, ...asked } = readSearch(call, list);
  const found = await foundIds(strapi, 'id', asked, MOST_ROWS + 1);
  const ids = found.slice(0, MOST_ROWS);
  const withPrivate = can(caller, 'export private data');
  const filters = used.map(({ key }) => key);
  const subject = exportSubject(ids.length, listName(list), withPrivate, filters);
  await inUnpublishedWrite(strapi, () =>
    addAuditEntry(strapi, { action: 'Export Listings', subject, area }),
  );
  const columns = listingColumns(kind, withPrivate);
  const parts = [csvHeader(columns)];
  for (let from = 0; from < ids.length; from += CSV_ROWS) {
    const some = ids.slice(from, from + CSV_ROWS);
    const rows = await listingRows(strapi, kind, columns, { where: { id: { $in: some } } });
    parts.push(...some.map((id) => rows.get(id) ?? ''));
    await nextTurn();
  }
  return success({ csv: parts.join(''), count: ids.length, isMore: found.length > MOST_ROWS });
}
