import type { Core } from '@strapi/strapi';
import { KIND_FACTS, PAGE_ENDED } from '../../../domain';
import type { ClosedListing, Kind } from '../../../domain';
import { presentWholeListings } from '../../listing/services/present';
import { tableOf } from '../../listing/services/rows';
import type { Row, Table } from '../../listing/services/rows';

type Scope = Readonly<Record<string, string>>;

/** The condition of the listings that are on offer. */
export const activeScope = (column: Table['column'], kind: Kind): Scope => ({
  [column(KIND_FACTS[kind].statusField)]: 'active',
});

/** The condition of the listings that are sold or rented. */
export const closedScope = (column: Table['column']): Scope => ({ [column('stage')]: 'Closed' });

/** Closed listings for the publisher, from rows with all columns. They have no price of the closing. */
export async function presentClosed(
  strapi: Core.Strapi,
  kind: Kind,
  rows: readonly Row[],
): Promise<readonly ClosedListing[]> {
  const ended = tableOf(strapi, kind).column(PAGE_ENDED);
  const listings = await presentWholeListings(strapi, kind, rows);
  // SQLite has no booleans.
  return listings.map((one, at) => ({ ...one, [PAGE_ENDED]: Boolean(rows[at]?.[ended]) }));
}
