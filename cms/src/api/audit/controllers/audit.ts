import { addAuditEntry } from '../../../documents/audit-trail';
import { numberText, plural, REGIONS } from '../../../domain';
import type { Call } from '../../../http/call';
import { csvOf, csvTime } from '../../../http/csv';
import type { Column } from '../../../http/csv';
import { readPaging, readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { presentEntry } from '../services/present';
import type { ShownEntry } from '../services/present';
import { AUDIT_KEYS, readAuditSearch, searchAudit } from '../services/search';

/** The most rows of one file. A narrower search exports the rest. */
const MOST_ROWS = 10_000;

/** `POST /api/AuditSearch`: a page of the audit trail, the newest first. */
export async function findAuditEntries({ body }: Call) {
  const paging = readPaging(body);
  const search = readAuditSearch(readValues(body));
  const { entries, ...counts } = await searchAudit(strapi, search, paging);
  return { entries: entries.map(presentEntry), ...counts, ...paging };
}

const COLUMNS: readonly Column<ShownEntry>[] = [
  ['Time', ({ at }) => csvTime(at)],
  ['Action', ({ action }) => action],
  ['Outcome', ({ outcome }) => outcome],
  ['Times', ({ times }) => String(times)],
  ['Who', ({ who }) => who],
  ['Account Id', ({ account }) => account],
  ['From', ({ entry }) => entry],
  ['Network Address', ({ address }) => address],
  ['Done to', ({ onWhom }) => onWhom],
  ['Done to: Account Id', ({ onAccount }) => onAccount],
  ['Subject', ({ subject }) => subject],
  ['Region', ({ area }) => area && REGIONS[area].label],
];

/** `POST /api/AuditExport`: what a search finds as CSV. It is an entry itself, which its file does not have. */
export async function exportAuditEntries({ body }: Call) {
  const values = readValues(body);
  const search = readAuditSearch(values);
  const paging = { limit: MOST_ROWS, offset: 0 };
  const { entries, isMore } = await searchAudit(strapi, search, paging);
  const number = `${numberText(entries.length)} ${plural(entries.length, 'entry', 'entries')}`;
  const used = AUDIT_KEYS.filter((key) => (values[key] ?? '') !== '');
  await addAuditEntry(strapi, {
    action: 'Export Audit Trail',
    subject: used.length === 0 ? number : `${number}, filtered by ${used.join(', ')}`,
  });
  const csv = csvOf(COLUMNS, entries.map(presentEntry));
  return success({ csv, count: entries.length, isMore });
}
