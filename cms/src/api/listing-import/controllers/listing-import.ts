import { KINDS, parseImportMapping, suggestedFields } from '../../../domain';
import type { ImportMapping } from '../../../domain';
import type { AreaCall } from '../../../http/call';
import { csvOf } from '../../../http/csv';
import type { Column } from '../../../http/csv';
import { invalid } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { success } from '../../../http/success';
import type { ReportLine } from '../../../import/file/read-batch';
import { countUpload } from '../../../media/calls/add';
import { listingImport } from '../resource';
import { presentFacts, presentImport, reportLines } from '../services/present';
import { readSentFile } from '../services/read-file';
import { addImport, newestImports, startImport, storedImport, tryImport } from '../services/store';

const answerOf = async ({ area }: AreaCall, id: string) => ({
  listingImport: await presentImport(strapi, await storedImport(strapi, area, id)),
});

/** `POST /api/{area}/ListingImportCreate`: a form with `kind` and one `file`. */
export async function createImport(call: AreaCall) {
  const { area, body, files } = call;
  const kind = KINDS.find((one) => one === body.kind);
  if (!kind) throw invalid({ kind: `kind must be one of: ${KINDS.join(', ')}` });
  const [sent, ...more] = files.file ?? [];
  if (!sent || more.length > 0) throw invalid({ file: 'file must be one file' });
  await countUpload(call);
  const { name: file, columns, rows } = await readSentFile(sent);
  const suggested = { fields: suggestedFields(kind, columns), key: null, purpose: null };
  const mapping = JSON.stringify(suggested satisfies ImportMapping);
  const facts = { area, kind, file, columns: JSON.stringify(columns), mapping };
  const id = await withIdempotency(call, listingImport.name, () => addImport(strapi, facts, rows));
  return success(await answerOf(call, id));
}

/** `PUT /api/{area}/ListingImportTry/{id}`: keeps how the columns are read, and begins the dry run. */
export async function tryOut(call: AreaCall) {
  const { area, body } = call;
  const id = call.param('id');
  const { kind, columns } = await storedImport(strapi, area, id);
  const mapping = parseImportMapping(kind, JSON.parse(columns) as readonly string[], body);
  if (!mapping.ok) throw invalid(mapping.errors);
  await tryImport(strapi, area, id, mapping.value);
  return success(await answerOf(call, id));
}

/** `PUT /api/{area}/ListingImportStart/{id}`: begins the import after its dry run. */
export async function start(call: AreaCall) {
  const id = call.param('id');
  await startImport(strapi, call.area, id);
  return success(await answerOf(call, id));
}

/** `GET /api/{area}/ListingImportDetail/{id}`: how far an import is, and its report. */
export const findImport = (call: AreaCall) => answerOf(call, call.param('id'));

/** `GET /api/{area}/ListingImportList`: the newest imports of the region. */
export async function listImports({ area }: AreaCall) {
  const newest = await newestImports(strapi, area);
  return { imports: await Promise.all(newest.map((one) => presentFacts(strapi, one))) };
}

const COLUMNS: readonly Column<ReportLine>[] = [
  ['row', ({ row }) => String(row)],
  ...(['outcome', 'field', 'value', 'reason', 'code', 'before'] as const).map(
    (name) => [name, (line: ReportLine) => line[name] ?? ''] as const,
  ),
];

/** `GET /api/{area}/ListingImportReport/{id}`: the whole report as CSV. */
export async function exportReport(call: AreaCall) {
  const stored = await storedImport(strapi, call.area, call.param('id'));
  const lines = await reportLines(strapi, stored);
  return success({ csv: csvOf(COLUMNS, lines), count: lines.length });
}
