import { KIND_FACTS } from '../../../domain';
import type { Area, Kind, ListKey, ListingValues } from '../../../domain';
import type { Drawn } from '../drawn';
import { areas, building, place } from './building';
import { caseOf } from './case';
import { describe } from './describe';
import { ROW_LISTS } from './lists';
import { picturesOf } from './pictures-of';
import { rooms } from './rooms';
import { terms } from './terms';
import type { RowList } from './row';

export { PROJECTS } from './lists';

export interface SampleListing {
  /** As `dwk-RS-03`. */
  readonly key: string;
  readonly area: Area;
  readonly kind: Kind;
  readonly list: ListKey;
  /** By the contract's names. */
  readonly values: ListingValues;
  readonly pictures: readonly Drawn[];
}

const FIRST_PHONE = 9_200_000_001;

function listing(rows: RowList, index: number, today: Date, count: number): SampleListing {
  const one = caseOf(rows, index, today);
  const { key, area, kind, list, row } = one;
  const facts = KIND_FACTS[kind];
  const worked = {
    propertyFor: one.purpose,
    category: facts.category,
    ...place(one),
    ...areas(one),
    ...terms(one),
    ...rooms(one),
    ...building(one),
    phoneOfContactPerson: String(FIRST_PHONE + count),
    [facts.statusField]: 'active',
    ...row.more,
  };
  const values = { description: describe(one, worked), ...worked };
  return { key, area, kind, list, values, pictures: picturesOf(one) };
}

/** All sample listings, in the order in which they are created: the lists take turns, so that none is all old. */
export function sampleListings(today: Date): SampleListing[] {
  const longest = Math.max(...ROW_LISTS.map(({ rows }) => rows.length));
  const turns = Array.from({ length: longest }, (_, i) => longest - 1 - i);
  return turns
    .flatMap((index) =>
      ROW_LISTS.filter(({ rows }) => index < rows.length).map((rows) => ({ rows, index })),
    )
    .map(({ rows, index }, count) => listing(rows, index, today, count));
}
