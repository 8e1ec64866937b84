import { toSquareFeet } from '../../domain';
import type { ListingValues } from '../../domain';
import type { InferType, Schema } from 'yup';
import type { SourceRow } from './cell';

/** The input of a rule: the listing in the form to be stored, and its source row. */
export interface Case {
  readonly values: ListingValues;
  readonly row: SourceRow;
}

/** An impossible value: the field to report, and the figures that contradict each other. */
export interface Contradiction {
  readonly field: string;
  readonly reason: string;
}

/** The listing or its row lacks the values that the rule checks. */
export const NOT_APPLICABLE = 'not applicable';

/** A rule. It returns undefined if the listing complies. */
export type Rule = (listing: Case) => Contradiction | typeof NOT_APPLICABLE | undefined;

/** Makes a rule from its options in a mapping. Throws yup's ValidationError for invalid options. */
export type RuleMaker = (options: unknown) => Rule;

export const rule =
  <S extends Schema>(schema: S, make: (options: InferType<S>) => Rule): RuleMaker =>
  (options) =>
    make(schema.validateSync(options, { strict: true }) as InferType<S>);

export const AREA_FIELDS = ['areaPlot', 'areaSuper', 'areaBuiltUp', 'areaCarpet'] as const;

/** An area of the listing in square feet; undefined if it has none. */
export function squareFeet(values: ListingValues, field: string): number | undefined {
  const amount = values[field];
  const unit = values[`${field}Unit`];
  return typeof amount === 'number' && amount > 0 && typeof unit === 'string'
    ? toSquareFeet(amount, unit)
    : undefined;
}

/** The largest of some areas, and its field; undefined if the listing has none of them. */
export function largest(values: ListingValues, fields: readonly string[]) {
  return fields
    .flatMap((field) => {
      const area = squareFeet(values, field);
      return area === undefined ? [] : [{ field, area }];
    })
    .sort((a, b) => b.area - a.area)
    .at(0);
}

/** A count as a number: `10+` gives 10, its minimum; undefined if the listing has no count. */
export function atLeast(values: ListingValues, field: string): number | undefined {
  const count = values[field];
  return typeof count === 'string' ? Number.parseInt(count, 10) : undefined;
}
