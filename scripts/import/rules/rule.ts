import { toSquareFeet } from '../../lib/domain';
import type { ListingValues } from '../../lib/domain';
import type { InferType, Schema } from 'yup';
import type { SourceRow } from '../cell';

/** What a rule looks at: the listing as it would be stored, and the row that it came from. */
export interface Case {
  readonly values: ListingValues;
  readonly row: SourceRow;
}

/** Something that cannot be true: the field it is seen at, and the figures that contradict each other. */
export interface Contradiction {
  readonly field: string;
  readonly reason: string;
}

/** The listing, or its row, does not have what the rule looks at. */
export const NOT_APPLICABLE = 'not applicable';

/** Undefined where the rule is kept. */
export type Rule = (listing: Case) => Contradiction | typeof NOT_APPLICABLE | undefined;

/** Makes a rule of the options that a mapping gives it; throws yup's ValidationError where they are wrong. */
export type RuleMaker = (options: unknown) => Rule;

export const rule =
  <S extends Schema>(schema: S, make: (options: InferType<S>) => Rule): RuleMaker =>
  (options) =>
    make(schema.validateSync(options, { strict: true }) as InferType<S>);

export const AREA_FIELDS = ['areaPlot', 'areaSuper', 'areaBuiltUp', 'areaCarpet'] as const;

/** An area of the listing in square feet; undefined where it has none. */
export function squareFeet(values: ListingValues, field: string): number | undefined {
  const amount = values[field];
  const unit = values[`${field}Unit`];
  return typeof amount === 'number' && amount > 0 && typeof unit === 'string'
    ? toSquareFeet(amount, unit)
    : undefined;
}

/** The largest of some areas, and which it is; undefined where the listing has none of them. */
export function largest(values: ListingValues, fields: readonly string[]) {
  return fields
    .flatMap((field) => {
      const area = squareFeet(values, field);
      return area === undefined ? [] : [{ field, area }];
    })
    .sort((a, b) => b.area - a.area)
    .at(0);
}

/** A count as a number: `10+` is 10, the least that it can be; undefined where it is not said. */
export function atLeast(values: ListingValues, field: string): number | undefined {
  const count = values[field];
  return typeof count === 'string' ? Number.parseInt(count, 10) : undefined;
}
