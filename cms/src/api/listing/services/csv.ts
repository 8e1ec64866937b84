import type { Core } from '@strapi/strapi';
import { CODE_COLUMN, csvFields, csvTexts, numberText, plural } from '../../../domain';
import type { Kind } from '../../../domain';
import { csvRows } from '../../../http/csv';
import type { Column } from '../../../http/csv';
import { LISTING_UIDS } from '../../../uids';

/** The most listings that are read at once: other work waits for them at most. */
export const CSV_ROWS = 200;

type Texts = Readonly<Record<string, string>>;

/** The columns of a listing's CSV. @param withPrivate whether private facts are among them */
export const listingColumns = (kind: Kind, withPrivate: boolean): readonly Column<Texts>[] =>
  [CODE_COLUMN, ...csvFields(kind, withPrivate).map(({ name }) => name)].map(
    (name) => [name, (texts) => texts[name] ?? ''] as const,
  );

/** What the audit trail says of an export: its size and the names of its filters, never what was typed. */
export const exportSubject = (
  count: number,
  what: string,
  withPrivate: boolean,
  filters: readonly string[] = [],
): string =>
  [
    `${numberText(count)} ${plural(count, 'listing')} of ${what}`,
    ...(withPrivate ? ['with private facts'] : []),
    ...(filters.length > 0 ? [`filtered by ${filters.join(', ')}`] : []),
  ].join(', ');

type Stored = Readonly<Record<string, unknown>> & { readonly id: number; readonly code: string };

/** Some listings as CSV rows, by their ids, for a query's order. */
export async function listingRows(
  strapi: Core.Strapi,
  kind: Kind,
  columns: readonly Column<Texts>[],
  query: object,
): Promise<ReadonlyMap<number, string>> {
  const found = (await strapi.db
    .query(LISTING_UIDS[kind])
    .findMany({ limit: CSV_ROWS, ...query })) as readonly Stored[];
  return new Map(
    found.map((stored) => [
      stored.id,
      csvRows(columns, [{ [CODE_COLUMN]: stored.code, ...csvTexts(kind, stored) }]),
    ]),
  );
}
