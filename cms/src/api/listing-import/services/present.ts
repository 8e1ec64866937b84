import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import { REPORT_LINES, ROW_OUTCOMES } from '../../../domain';
import type { ImportMapping, RowOutcome } from '../../../domain';
import type { ReportLine } from '../../../import/file/read-batch';
import { ROWS } from './store';
import type { StoredImport } from './store';

/** The outcomes whose lines an answer has, in their order. */
const TOLD: readonly RowOutcome[] = ['refused', 'updated', 'duplicate'];

interface Counted {
  readonly rows: Readonly<Record<RowOutcome, number>>;
  readonly done: number;
  /** The lines of outcomes that an answer tells. */
  readonly linesTotal: number;
}

async function countsOf(strapi: Core.Strapi, { documentId }: StoredImport): Promise<Counted> {
  const groups = await queryInTransaction(strapi, (knex) =>
    knex(ROWS)
      .where({ listing_import: documentId })
      .whereNotNull('outcome')
      .groupBy('outcome')
      .select<
        readonly { outcome: RowOutcome; total: number | string; lines: number | string }[]
      >('outcome', knex.raw('count(*) as total'), knex.raw('sum(line_count) as lines')),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const rows = Object.fromEntries(
    ROW_OUTCOMES.map((outcome) => [
      outcome,
      Number(groups.find((one) => one.outcome === outcome)?.total ?? 0),
    ]),
  ) as Record<RowOutcome, number>;
  const told = groups.filter(({ outcome }) => TOLD.includes(outcome));
  return {
    rows,
    done: sum(Object.values(rows)),
    linesTotal: sum(told.map(({ lines }) => Number(lines))),
  };
}

/** The report lines of rows, in their order. @param outcome that of the rows; none: of all @param most how many rows */
async function linesWith(
  strapi: Core.Strapi,
  { documentId }: StoredImport,
  outcome?: RowOutcome,
  most?: number,
): Promise<readonly ReportLine[]> {
  const rows = await queryInTransaction(strapi, (knex) => {
    const query = knex(ROWS).where({ listing_import: documentId }).whereNotNull('lines');
    if (outcome !== undefined) void query.where({ outcome });
    if (most !== undefined) void query.limit(most);
    return query.orderBy('row_number').select<readonly { lines: string }[]>('lines');
  });
  return rows.flatMap(({ lines }) => JSON.parse(lines) as readonly ReportLine[]);
}

async function firstLines(strapi: Core.Strapi, stored: StoredImport) {
  const lines: ReportLine[] = [];
  for (const outcome of TOLD) {
    const left = REPORT_LINES - lines.length;
    if (left > 0) lines.push(...(await linesWith(strapi, stored, outcome, left)));
  }
  return lines
    .slice(0, REPORT_LINES)
    .map(({ row, outcome, field, value, reason, code, before }) => ({
      ...{ row, outcome, field: field === '' ? null : (field ?? null), value: value ?? null },
      ...{ reason: reason ?? null, code: code ?? null, before: before ?? null },
    }));
}

/** All report lines of an import. */
export const reportLines = (
  strapi: Core.Strapi,
  stored: StoredImport,
): Promise<readonly ReportLine[]> => linesWith(strapi, stored);

/** The rows of which a column's sample is searched. */
const SAMPLED = 20;

async function columnsOf(strapi: Core.Strapi, { documentId, ...stored }: StoredImport) {
  const names = JSON.parse(stored.columns) as readonly string[];
  const { fields } = JSON.parse(stored.mapping) as ImportMapping;
  const found = await queryInTransaction(strapi, (knex) =>
    knex(ROWS)
      .where({ listing_import: documentId })
      .orderBy('row_number')
      .limit(SAMPLED)
      .select<readonly { cells: string }[]>('cells'),
  );
  const rows = found.map(({ cells }) => JSON.parse(cells) as readonly string[]);
  return names.map((name, at) => ({
    name,
    sample: rows.map((cells) => cells[at]?.trim() ?? '').find((cell) => cell !== '') ?? '',
    field: fields[name] ?? null,
  }));
}

function factsOf(stored: StoredImport, { rows, done }: Counted) {
  const { documentId: _id, kind, file, actorName: by, at, state, total } = stored;
  return {
    _id,
    kind,
    file,
    by,
    at: new Date(Number(at)).toISOString(),
    state,
    total,
    done,
    ...rows,
  };
}

/** An import as staff see it in the list. */
export const presentFacts = async (strapi: Core.Strapi, stored: StoredImport) =>
  factsOf(stored, await countsOf(strapi, stored));

/** An import as staff see it. */
export async function presentImport(strapi: Core.Strapi, stored: StoredImport) {
  const counted = await countsOf(strapi, stored);
  const { key, purpose } = JSON.parse(stored.mapping) as ImportMapping;
  const added = JSON.parse(stored.added) as readonly (readonly [string, string])[];
  return {
    ...factsOf(stored, counted),
    columns: await columnsOf(strapi, stored),
    ...{ key, purpose },
    lines: await firstLines(strapi, stored),
    linesTotal: counted.linesTotal,
    added: added.map(([master, name]) => ({ master, name })),
  };
}
