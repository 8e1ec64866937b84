import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { dayText, ENQUIRY_RULE, numberText, officeTime, plural, REGIONS } from '../../../domain';
import { addAuditEntry } from '../../audit/services/add-entry';
import type { StoredEnquiry } from '../services/present';
import { readEnquirySearch, SEARCH_KEYS } from '../services/read-search';
import { searchEnquiries } from '../services/search';

/** The most rows of one file. A narrower search exports the rest. */
const MOST_ROWS = 10_000;
const { fields } = ENQUIRY_RULE;

/** `yyyy-MM-dd HH:mm` at the offices. */
const timeOf = (at: string | null): string =>
  at === null ? '' : officeTime(new Date(at)).toISOString().slice(0, 16).replace('T', ' ');
const dayOf = (day: string | null): string => (day === null ? '' : dayText(day));

type Column = readonly [heading: string, value: (row: StoredEnquiry) => string | null];

/** Nobody may contact the visitor of a withdrawn enquiry, so its file has no address. */
const unlessWithdrawn = (row: StoredEnquiry, value: string | null): string | null =>
  row.withdrawnAt === null ? value : null;

const COLUMNS: readonly Column[] = [
  ['Reference', (row) => row.reference],
  ['Received On', (row) => timeOf(row.receivedAt)],
  ['Region', (row) => REGIONS[row.area].label],
  [fields.stage.label, (row) => row.stage],
  [fields.lostReason.label, (row) => row.lostReason],
  [fields.name.label, (row) => row.name],
  [fields.phone.label, (row) => unlessWithdrawn(row, row.phone)],
  [fields.email.label, (row) => unlessWithdrawn(row, row.email)],
  [fields.message.label, (row) => row.message],
  [fields.callTime.label, (row) => row.callTime],
  [fields.visitOn.label, (row) => dayOf(row.visitOn)],
  ['Listing Code', (row) => row.listingCode],
  ['Listing', (row) => row.listingWords],
  ['Locality', (row) => row.locality],
  ['Source', (row) => row.source],
  ['Owner', (row) => row.ownerName],
  [fields.followUpOn.label, (row) => dayOf(row.followUpOn)],
  ['First Contact', (row) => timeOf(row.firstContactAt)],
  ['Consent Given On', (row) => timeOf(row.consentedAt)],
  ['Consent Withdrawn On', (row) => timeOf(row.withdrawnAt)],
];

/** A cell that a spreadsheet does not take for a formula. Some read full-width signs like the others. */
function cell(value: string | null): string {
  const text = value ?? '';
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A CSV file for spreadsheets: with a byte order mark, so that they read UTF-8. */
function csvOf(rows: readonly StoredEnquiry[]): string {
  const lines = [
    COLUMNS.map(([heading]) => cell(heading)),
    ...rows.map((row) => COLUMNS.map(([, value]) => cell(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** `POST /api/EnquiryExport`: what a search finds as CSV. The audit trail names the filters, never what was typed. */
export async function exportEnquiries(call: Call) {
  const caller = signedIn(call);
  const values = readValues(call.body);
  const search = readEnquirySearch(values, caller);
  const { found } = await searchEnquiries(strapi, search, { limit: MOST_ROWS + 1, offset: 0 });
  const rows = found.slice(0, MOST_ROWS);
  const number = `${numberText(rows.length)} ${plural(rows.length, 'enquiry', 'enquiries')}`;
  const used = SEARCH_KEYS.filter((key) => (values[key] ?? '') !== '');
  const [area = null, other] = search.areas;
  await inWrite(
    strapi,
    () =>
      addAuditEntry(strapi, caller, {
        action: 'Export Enquiries',
        subject: used.length === 0 ? number : `${number}, filtered by ${used.join(', ')}`,
        area: other === undefined ? area : null,
      }),
    false,
  );
  return success({ csv: csvOf(rows), count: rows.length, isMore: found.length > MOST_ROWS });
}
