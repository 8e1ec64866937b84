import type { Core } from '@strapi/strapi';
import { cardComparison, EMPTY_SEARCH, LISTS, mediansOf, RATE_FIELDS } from '../../../domain';
import type { Area, Listing, ListingCard, ListKey, Medians } from '../../../domain';
import { readFields, tableOf } from './rows';
import { foundRows } from './search';

/** Milliseconds for which medians are kept. Source: docs/contract.md, "Lists and cards". */
const KEPT_MS = 60_000;

interface Kept {
  readonly until: number;
  readonly medians: Medians;
}
const keptMedians = new WeakMap<Core.Strapi, Map<string, Kept>>();

/** The listings that give the medians of some localities, with the fields of rates alone. */
async function rated(
  strapi: Core.Strapi,
  area: Area,
  list: ListKey,
  localities: readonly string[],
): Promise<readonly Listing[]> {
  const { kind } = LISTS[list];
  const columns = tableOf(strapi, kind).fields.flatMap(([{ name }, column]) =>
    RATE_FIELDS.has(name) ? [column] : [],
  );
  const scope = { area, list, isActiveOnly: true };
  const search = { ...EMPTY_SEARCH, filters: { localityA: localities } };
  const rows = await foundRows(strapi, columns, { scope, search });
  return readFields(strapi, kind, rows) as unknown as readonly Listing[];
}

/** The medians of localities, by locality: known ones, and one query for all others. */
async function mediansByLocality(
  strapi: Core.Strapi,
  area: Area,
  list: ListKey,
  localities: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Medians>> {
  const kept = keptMedians.get(strapi) ?? new Map<string, Kept>();
  keptMedians.set(strapi, kept);
  const keyOf = (locality: string) => [area, list, locality].join('\n');
  const now = Date.now();
  const isKept = (locality: string) => (kept.get(keyOf(locality))?.until ?? 0) > now;
  const missing = [...localities].filter((locality) => !isKept(locality));
  if (missing.length > 0) {
    const found = await rated(strapi, area, list, missing);
    for (const locality of missing) {
      const medians = mediansOf(found.filter((listing) => listing.locality === locality));
      kept.set(keyOf(locality), { until: now + KEPT_MS, medians });
    }
  }
  return new Map(
    [...localities].flatMap((locality) => {
      const medians = kept.get(keyOf(locality))?.medians;
      return medians ? [[locality, medians] as const] : [];
    }),
  );
}

/** The results of a search, each with its rate compared with the median of its locality. */
export async function withComparisons(
  strapi: Core.Strapi,
  area: Area,
  list: ListKey,
  listings: readonly ListingCard[],
): Promise<readonly ListingCard[]> {
  const localities = new Set(
    listings.flatMap(({ rate, locality }) => (rate && locality ? [locality] : [])),
  );
  const medians = await mediansByLocality(strapi, area, list, localities);
  return listings.map((listing) => ({
    ...listing,
    rateComparison: cardComparison(listing, medians.get(listing.locality ?? '')),
  }));
}
