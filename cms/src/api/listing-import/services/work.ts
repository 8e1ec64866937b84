import type { Core } from '@strapi/strapi';
import { takeBatches } from '../../../documents/batches';
import { queryInTransaction } from '../../../documents/query';
import type { ImportMapping } from '../../../domain';
import { chosenMapping } from '../../../import/file/catalogue-mapping';
import { identify, markDuplicates, readBatch, reportOf } from '../../../import/file/read-batch';
import type { Pending, Reading, ReportLine } from '../../../import/file/read-batch';
import { writeListings } from '../../../import/listing-writer';
import type { Stored } from '../../../import/messages';
import { listingImport } from '../resource';
import { ROWS } from './store';
import type { StoredImport } from './store';

/** The seconds between two looks for imports that a process has left undone. */
export const IMPORT_SECONDS = 20;
/** The reason of rows that cannot be taken, because of an unexpected error. */
const FAILED = 'The row could not be processed: the log of the CMS says why';
/** The rows of one transaction, so that other writers wait for a short one at most. */
const BATCH = 50;

interface Row {
  readonly id: number;
  readonly row_number: number;
  readonly cells: string;
}

/** How the file of an import is read. */
function readingOf({ area, kind, columns, mapping }: StoredImport): Reading {
  const header = JSON.parse(columns) as readonly string[];
  return {
    header,
    area,
    mapping: chosenMapping(kind, header, JSON.parse(mapping) as ImportMapping),
  };
}

/** The numbers of earlier rows with the keys of these rows. */
async function seenBefore(
  strapi: Core.Strapi,
  listing_import: string,
  rows: readonly Pending[],
): Promise<Map<string, number>> {
  const keys = rows.map(({ key }) => key);
  const found = await queryInTransaction(strapi, (knex) =>
    knex(ROWS)
      .where({ listing_import })
      .whereIn('row_key', keys)
      .select<readonly { row_key: string; row_number: number }[]>('row_key', 'row_number'),
  );
  return new Map(found.map(({ row_key, row_number }) => [row_key, row_number]));
}

/** The names that are added to master lists after a batch, each once. */
function addedNames(before: string, results: readonly Stored[]): string {
  const names = [
    ...(JSON.parse(before) as readonly (readonly [string, string])[]),
    ...results.flatMap(({ added = [] }) => added),
  ];
  return JSON.stringify([...new Map(names.map((one) => [one.join(' '), one])).values()]);
}

const nextRows = (strapi: Core.Strapi, listing_import: string): Promise<readonly Row[]> =>
  queryInTransaction(strapi, (knex) =>
    knex(ROWS)
      .where({ listing_import, outcome: null })
      .orderBy('row_number')
      .limit(BATCH)
      .select<readonly Row[]>('id', 'row_number', 'cells'),
  );

async function storeOutcome(
  strapi: Core.Strapi,
  id: number | undefined,
  lines: readonly ReportLine[],
  row_key: string | null,
): Promise<void> {
  const outcome = lines[0]?.outcome;
  const done = { outcome, row_key, lines: JSON.stringify(lines), line_count: lines.length };
  await queryInTransaction(strapi, (knex) => knex(ROWS).where({ id }).update(done));
}

/** Refuses the next rows of an import, because they cannot be taken. @returns whether some were left */
async function refuseBatch(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const rows = await nextRows(strapi, documentId);
  for (const { id, row_number: row } of rows)
    await storeOutcome(strapi, id, [{ row, outcome: 'refused', reason: FAILED }], null);
  return rows.length > 0;
}

/** Takes the next rows of an import, and stores what became of them. @returns whether some were left */
async function takeBatch(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const imports = strapi.db.query(listingImport.uid);
  const stored = (await imports.findOne({ where: { documentId } })) as StoredImport | null;
  const dryRun = stored?.state === 'trying';
  if (!stored || (!dryRun && stored.state !== 'importing')) return false;
  const rows = await nextRows(strapi, documentId);
  if (rows.length === 0) {
    const state = dryRun ? 'tried' : 'imported';
    await imports.update({ where: { documentId }, data: { state } });
    return false;
  }
  const reading = readingOf(stored);
  const { mapping, area } = reading;
  const identified = rows.map(({ row_number: number, cells }) =>
    identify(reading, { number, cells: JSON.parse(cells) as readonly string[] }),
  );
  const seen = await seenBefore(strapi, documentId, identified);
  const batch = readBatch(reading, markDuplicates(mapping, identified, seen));
  const target = { kind: stored.kind, area, dryRun };
  const results = await writeListings(strapi, target, batch.listings);
  const report = reportOf(mapping, batch, results);
  // Only the first row with a key has it, so that a duplicate names that row.
  for (const [at, { line, key }] of batch.rows.entries())
    await storeOutcome(strapi, rows[at]?.id, report[at] ?? [], line ? null : key);
  const added = addedNames(stored.added, results);
  if (added !== stored.added) await imports.update({ where: { documentId }, data: { added } });
  return true;
}

/**
 * Works on the imports that are tried or imported, in the name of those who began them. A batch is written with its
 * outcomes or not at all. Source: docs/contract.md, "Import from the site".
 * @param ending aborted when the process ends
 */
export async function workOnImports(strapi: Core.Strapi, ending: AbortSignal): Promise<void> {
  const open = (await strapi.db.query(listingImport.uid).findMany({
    where: { state: { $in: ['trying', 'importing'] } },
    orderBy: { id: 'asc' },
  })) as readonly StoredImport[];
  for (const { documentId, actor, actorName: name } of open)
    await takeBatches(
      strapi,
      {
        key: documentId,
        author: { actor, name, entry: 'import' },
        take: () => takeBatch(strapi, documentId),
        refuse: () => refuseBatch(strapi, documentId),
      },
      ending,
    );
}
