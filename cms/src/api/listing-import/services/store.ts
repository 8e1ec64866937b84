import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addAuditEntry } from '../../../documents/audit-trail';
import { currentAuthor } from '../../../documents/actor';
import { wakeJob } from '../../../documents/jobs';
import { queryInTransaction } from '../../../documents/query';
import { createRecord } from '../../../documents/records';
import { afterCommit, inUnpublishedWrite } from '../../../documents/revision';
import { IMPORT_DAYS, KIND_FACTS, numberText, plural } from '../../../domain';
import type { Area, ImportMapping, ImportState, Kind } from '../../../domain';
import { invalid, notFound } from '../../../http/errors';
import { listingImport } from '../resource';

/** The job that works on imports. */
export const IMPORT_JOB = 'imports of listings';
/** The table of the rows of imports. */
export const ROWS = 'listing_import_rows';
/** The rows of one statement. SQLite accepts 500 at most. */
const AT_ONCE = 100;
/** How many imports a region's list has. */
const LISTED = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored import. */
export interface StoredImport {
  readonly documentId: string;
  readonly area: Area;
  readonly kind: Kind;
  readonly file: string;
  /** The names of the file's columns as JSON. */
  readonly columns: string;
  /** `ImportMapping` as JSON. */
  readonly mapping: string;
  readonly state: ImportState;
  readonly actor: string;
  readonly actorName: string | null;
  /** Milliseconds since 1970. */
  readonly at: number | string;
  readonly total: number;
  /** The names that are added to master lists, each as `[list, name]`, as JSON. */
  readonly added: string;
}

/** A row of the file. */
export interface FileRow {
  readonly rowNumber: number;
  /** Its cells as JSON. */
  readonly cells: string;
}

const importsIn = (strapi: Core.Strapi) => strapi.db.query(listingImport.uid);

/** Stores the rows of a file. @returns the `_id` of the import */
export const addImport = (
  strapi: Core.Strapi,
  facts: Pick<StoredImport, 'area' | 'kind' | 'file' | 'columns' | 'mapping'>,
  rows: readonly FileRow[],
): Promise<string> =>
  inUnpublishedWrite(strapi, async () => {
    const { actor, name: actorName } = currentAuthor(strapi);
    const own = { state: 'uploaded', actor, actorName, at: Date.now(), added: '[]' };
    const data = { ...facts, ...own, total: rows.length };
    const listing_import = await createRecord(strapi, listingImport, data);
    const all = rows.map(({ rowNumber: row_number, cells }) => ({
      ...{ listing_import, row_number, cells },
    }));
    for (let from = 0; from < all.length; from += AT_ONCE)
      await queryInTransaction(strapi, (knex) =>
        knex(ROWS).insert(all.slice(from, from + AT_ONCE)),
      );
    return listing_import;
  });

/** An import of a region by its `_id`. @throws 404 */
export async function storedImport(
  strapi: Core.Strapi,
  area: Area,
  documentId: string,
): Promise<StoredImport> {
  const found: unknown = await importsIn(strapi).findOne({ where: { area, documentId } });
  if (!found) throw notFound();
  return found as StoredImport;
}

/** The newest imports of a region. */
export const newestImports = async (
  strapi: Core.Strapi,
  area: Area,
): Promise<readonly StoredImport[]> =>
  (await importsIn(strapi).findMany({
    where: { area },
    orderBy: { id: 'desc' },
    limit: LISTED,
  })) as readonly StoredImport[];

/** Begins a run over all rows of an import, in the current write. */
async function beginRun(
  strapi: Core.Strapi,
  documentId: string,
  data: Partial<StoredImport> & Pick<StoredImport, 'state'>,
): Promise<void> {
  const nothing = { outcome: null, lines: null, line_count: null, row_key: null };
  await queryInTransaction(strapi, (knex) =>
    knex(ROWS).where({ listing_import: documentId }).update(nothing),
  );
  const { actor, name: actorName } = currentAuthor(strapi);
  await importsIn(strapi).update({
    where: { documentId },
    data: { ...data, actor, actorName, added: '[]' },
  });
  afterCommit(() => {
    wakeJob(IMPORT_JOB);
    return Promise.resolve();
  });
}

/** Keeps how the columns are read, and begins the dry run, also again. @throws 400 for one that was imported; 404 */
export const tryImport = (
  strapi: Core.Strapi,
  area: Area,
  documentId: string,
  mapping: ImportMapping,
): Promise<void> =>
  inUnpublishedWrite(strapi, async () => {
    const { state } = await storedImport(strapi, area, documentId);
    if (state === 'importing' || state === 'imported')
      throw invalid({ id: 'It is imported already: upload the file again' });
    const data = { state: 'trying', mapping: JSON.stringify(mapping) } as const;
    await beginRun(strapi, documentId, data);
  });

/** Begins the import, once. @throws 400 before the end of the dry run; 404 */
export const startImport = (strapi: Core.Strapi, area: Area, documentId: string): Promise<void> =>
  inUnpublishedWrite(strapi, async () => {
    const { state, kind, total } = await storedImport(strapi, area, documentId);
    if (state === 'importing' || state === 'imported') return;
    if (state !== 'tried') throw invalid({ id: 'Try it first: the dry run is not done' });
    await beginRun(strapi, documentId, { state: 'importing' });
    const rows = `${numberText(total)} ${plural(total, 'row')}`;
    const subject = `${rows} of ${KIND_FACTS[kind].category}`;
    await addAuditEntry(strapi, { action: 'Import Listings', subject, area });
  });

/** Removes imports with their rows. @param idsOf their `_id`s */
const forget = (
  strapi: Core.Strapi,
  idsOf: (knex: Knex) => PromiseLike<readonly string[]>,
): Promise<void> =>
  inUnpublishedWrite(strapi, async () => {
    for (const id of new Set(await queryInTransaction(strapi, idsOf))) {
      await queryInTransaction(strapi, (knex) => knex(ROWS).where({ listing_import: id }).delete());
      await importsIn(strapi).delete({ where: { documentId: id } });
    }
  });

/** Removes old imports. @param now milliseconds since 1970 */
export const forgetOldImports = (strapi: Core.Strapi, now: number): Promise<void> =>
  forget(strapi, (knex) =>
    knex('listing_imports')
      .where('at', '<', now - IMPORT_DAYS * DAY_MS)
      .pluck('document_id'),
  );

/** A text without what people write between the digits of a phone number, in SQL. */
const DIGITS =
  "replace(replace(replace(replace(replace(??, ' ', ''), '-', ''), '.', ''), '(', ''), ')', '')";

/** Removes the imports whose file has a phone number, however it is typed there, for the erasure of a person. */
export const forgetImportsWith = (strapi: Core.Strapi, phone: string): Promise<void> =>
  forget(strapi, (knex) =>
    knex(ROWS)
      .whereRaw(`${DIGITS} like ?`, ['cells', `%${phone}%`])
      .pluck('listing_import'),
  );
