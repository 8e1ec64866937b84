import { createId } from '@paralleldrive/cuid2';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf } from '../src/documents/query';
import {
  AREAS,
  filterOptions,
  KINDS,
  LIST_FILTERS,
  LIST_KEYS,
  LISTS,
  parseListing,
  REGION_LISTS,
  SORTINGS,
  toAttributes,
} from '../src/domain';
import type { Area, ListKey, Search, SearchFilter } from '../src/domain';
import { nearClosedQuery, nearQueries } from '../src/api/publisher/services/near';
import { dueQueries } from '../src/api/listing/services/publish-due';
import { searchQueries } from '../src/api/listing/services/search';
import { LISTING_UIDS } from '../src/uids';
import { cmsOfFile } from './support/cms';
import { analyze, planSteps } from './support/plans';

const LISTINGS = 20_000;
const BATCH = 400;

const cms = cmsOfFile();

/** A plausible listing, different for each number. */
function listing(n: number, area: Area, list: ListKey) {
  const { kind, purposes } = LISTS[list];
  const input = {
    propertyFor: purposes[n % purposes.length],
    category: kind === 'propresi' ? 'Residential' : 'Commercial',
    propertyType: n % 3 ? 'Flat' : 'Floor',
    ...(kind === 'propcom' && { propertyType: n % 3 ? 'Shop' : 'Showroom' }),
    projectType: kind === 'propresi' ? 'DDA' : 'MALL',
    furnishedStatus: n % 2 ? 'Furnished' : 'Unfurnished',
    status: 'Ready To Move',
    locality: `Sector ${String(n % 60)}`,
    projectName: `Society ${String(n % 400)}`,
    bedroom: (n % 5) + 1,
    bathroom: (n % 4) + 1,
    floorNo: n % 2 ? '1st' : 'Top',
    ...(kind === 'propresi' && {
      additionalRooms: n % 4 ? ['Store'] : ['Pooja Room', 'Study Room'],
    }),
    areaCarpet: 500 + (n % 900),
    areaCarpetUnit: 'sq. ft.',
    ...(kind === 'propcom' && {
      washroomCommon: n % 2 ? 'Yes' : 'No',
      visitorParking: n % 3 ? 'Yes' : 'No',
    }),
    expectedPrice: 1_000_000 + ((n * 7919) % 90_000_000),
    expectedRent: 5_000 + ((n * 7919) % 90_000),
    phoneOfContactPerson: `92${String(n).padStart(8, '0')}`,
    description: 'A bright home near the metro, with a park on one side. '.repeat(8),
    [kind === 'propresi' ? 'propresiStatus' : 'propcomStatus']: n % 10 ? 'active' : 'inactive',
  };
  const outcome = parseListing(kind, area, input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const now = new Date(1_700_000_000_000 + n * 60_000).toISOString();
  return {
    ...toAttributes(kind, area, outcome.value),
    ...{ code: `T-${String(n)}`, documentId: createId() },
    ...{ createdAt: now, updatedAt: now, publishedAt: now },
  };
}

beforeAll(async () => {
  for (let from = 0; from < LISTINGS; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => from + index).map((n) => {
      const { area, list } = REGION_LISTS[n % REGION_LISTS.length] ?? {
        area: AREAS[0],
        list: LIST_KEYS[0],
      };
      return { kind: LISTS[list].kind, data: listing(n, area, list) };
    });
    for (const kind of KINDS) {
      const data = batch.filter((one) => one.kind === kind).map((one) => one.data);
      await cms.strapi.db.query(LISTING_UIDS[kind]).createMany({ data });
    }
  }
  await analyze(cms.strapi);
}, 180_000);

/** The steps of a plan that read a whole listing table, or a whole index of it. */
const scans = (query: { toQuery: () => string }) => planSteps(cms.strapi, query, 'prop');

function valueFor(filter: SearchFilter, list: ListKey, area: Area): string | number | string[] {
  const { field, by, key } = filter;
  if (field?.type === 'master') return field.name === 'locality' ? ['Sector 7'] : ['Society 7'];
  if (by === 'any') return filterOptions(filter, list, area).slice(0, 2);
  if (by === 'min') return key === 'minPrice' ? 20_000_000 : 900;
  if (by === 'max') return key === 'maxPrice' ? 40_000_000 : 20_000;
  if (by === 'recent') return 'Yes';
  if (field === null) return 'T-77';
  return field.type === 'phone' ? '9200000077' : (filterOptions(filter, list, area)[0] ?? '');
}

it('no query for listings whose publication time has come scans a listing table', async () => {
  const found: string[] = [];
  for (const query of dueQueries(cms.strapi, new Date().toISOString()))
    found.push(...(await scans(query)));
  expect(found).toEqual([]);
});

describe.each(REGION_LISTS)('$area $list', ({ area, list }) => {
  const searches: [string, Search][] = [
    ...SORTINGS.map((sorting): [string, Search] => [`sorted ${sorting}`, { sorting, filters: {} }]),
    ...LIST_FILTERS[list].map((filter, index): [string, Search] => {
      const sorting = SORTINGS[index % SORTINGS.length] ?? 'none';
      const filters = { [filter.key]: valueFor(filter, list, area) };
      return [`${filter.key}, sorted ${sorting}`, { sorting, filters }];
    }),
  ];

  it.each([true, false])(
    'no search scans a listing table (active only: %s)',
    async (isActiveOnly) => {
      const found: string[] = [];
      for (const [name, search] of searches) {
        const paging = { limit: 10, offset: 0 };
        const queries = searchQueries(cms.strapi, { area, list, isActiveOnly }, search, paging);
        for (const [what, query] of Object.entries(queries)) {
          for (const scan of await scans(query)) found.push(`${name}, ${what}: ${scan}`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  it('no query for the listings near a price scans a listing table', async () => {
    const place = { area, list, price: 20_000_000, id: 'x' };
    const found: string[] = [];
    const { before, from } = nearQueries(cms.strapi, place, 12);
    for (const query of [before, from, nearClosedQuery(cms.strapi, place, 12)])
      found.push(...(await scans(query)));
    expect(found).toEqual([]);
  });

  it('counts what it finds', async () => {
    const filters = {
      [LISTS[list].kind === 'propresi' ? 'propresiStatus' : 'propcomStatus']: 'inactive',
    };
    const { count } = searchQueries(
      cms.strapi,
      { area, list, isActiveOnly: false },
      { sorting: 'none', filters },
      { limit: 1, offset: 0 },
    );
    const [row] = await rowsOf<{ count_of_all: number | string }>(count);
    const inThisList = REGION_LISTS.findIndex((one) => one.area === area && one.list === list);
    const expected = Array.from({ length: LISTINGS }, (_, n) => n).filter(
      (n) => n % REGION_LISTS.length === inThisList && n % 10 === 0,
    ).length;
    expect(Number(row?.count_of_all)).toBe(expected);
  });
});
