import { listingColumns, listingRows, exportSubject } from '../api/listing/services/csv';
import { addAuditEntry } from '../documents/audit-trail';
import { KIND_FACTS } from '../domain';
import { csvHeader } from '../http/csv';
import { serveRequests } from '../program';
import { LISTING_UIDS } from '../uids';
import type { Part, Request } from './messages';

/** The program that `npm run export` starts. */
serveRequests(async (strapi, { area, kind, withPrivate, ...request }: Request): Promise<Part> => {
  const columns = listingColumns(kind, withPrivate);
  if (request.call === 'open') {
    const count = await strapi.db.query(LISTING_UIDS[kind]).count({ where: { area } });
    const what = KIND_FACTS[kind].category;
    const subject = exportSubject(count, what, withPrivate);
    await addAuditEntry(strapi, { action: 'Export Listings', subject, area });
    return { csv: csvHeader(columns), count: 0, last: 0 };
  }
  const where = { area, id: { $gt: request.after } };
  const rows = await listingRows(strapi, kind, columns, { where, orderBy: { id: 'asc' } });
  const last = [...rows.keys()].at(-1) ?? request.after;
  return { csv: [...rows.values()].join(''), count: rows.size, last };
});
