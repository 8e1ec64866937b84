import { addAuditEntry } from '../../../documents/audit-trail';
import { inUnpublishedWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { csvOf, csvTime } from '../../../http/csv';
import type { Column } from '../../../http/csv';
import { readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { dayText, ENQUIRY_RULE, numberText, plural, REGIONS } from '../../../domain';
import type { StoredEnquiry } from '../services/present';
import { readEnquirySearch, SEARCH_KEYS } from '../services/read-search';
import { searchEnquiries } from '../services/search';

/** The most rows of one file. A narrower search exports the rest. */
const MOST_ROWS = 10_000;
const { fields } = ENQUIRY_RULE;

const dayOf = (day: string | null): string => (day === null ? '' : dayText(day));

/** Nobody may contact the visitor of a withdrawn enquiry, so its file has no address. */
const unlessWithdrawn = (row: StoredEnquiry, value: string | null): string | null =>
  row.withdrawnAt === null ? value : null;

const COLUMNS: readonly Column<StoredEnquiry>[] = [
  ['Reference', (row) => row.reference],
  ['Received On', (row) => csvTime(row.receivedAt)],
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
  ['First Contact', (row) => csvTime(row.firstContactAt)],
  ['Consent Given On', (row) => csvTime(row.consentedAt)],
  ['Consent Withdrawn On', (row) => csvTime(row.withdrawnAt)],
];

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
  await inUnpublishedWrite(strapi, () =>
    addAuditEntry(strapi, {
      action: 'Export Enquiries',
      subject: used.length === 0 ? number : `${number}, filtered by ${used.join(', ')}`,
      area: other === undefined ? area : null,
    }),
  );
  return success({
    csv: csvOf(COLUMNS, rows),
    count: rows.length,
    isMore: found.length > MOST_ROWS,
  });
}
