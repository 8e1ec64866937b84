import {
  areaOf,
  areaText,
  compareNaturally,
  dayText,
  priceLine,
  priceOf,
  TABLE_COLUMNS,
  toSquareFeet,
} from '../../../domain';
import type { ListingCard, TableColumn } from '../../../domain';
import { stageWords } from '../staff/stages';

interface Column {
  readonly label: string;
  /** The text of a cell; null for an unknown value. */
  readonly text: (listing: ListingCard) => string | null | undefined;
  /** What the column sorts by; the default is the text. */
  readonly value?: (listing: ListingCard) => number | string | null;
  /** Whether the column is shown until the user chooses columns. */
  readonly isOptional?: true;
}

function squareFeetOf(listing: ListingCard): number | null {
  const size = areaOf(listing);
  return size && toSquareFeet(size.area, size.unit);
}

/** The columns after the code, which is always shown. */
const FACTS = {
  price: { label: 'Price', text: priceLine, value: priceOf },
  stage: { label: 'Stage', text: stageWords },
  locality: { label: 'Locality', text: ({ locality }) => locality },
  type: {
    label: 'Type',
    text: ({ bedroom, propertyType }) =>
      [bedroom && `${bedroom} BHK`, propertyType].filter(Boolean).join(' '),
  },
  purpose: { label: 'For', text: ({ propertyFor }) => propertyFor },
  project: { label: 'Project', text: ({ projectName }) => projectName, isOptional: true },
  area: {
    label: 'Area',
    text: (listing) => {
      const size = areaOf(listing);
      return size && areaText(size.area, size.unit);
    },
    value: squareFeetOf,
    isOptional: true,
  },
  changed: {
    label: 'Changed',
    text: ({ updatedAt }) => dayText(updatedAt),
    value: ({ updatedAt }) => updatedAt,
  },
} as const satisfies Readonly<Record<TableColumn, Column>>;

export type FactName = TableColumn;
export type ColumnName = 'code' | FactName;

export const COLUMNS: Readonly<Record<ColumnName, Column>> = {
  code: { label: 'Property', text: ({ code }) => code },
  ...FACTS,
};

export const FACT_NAMES: readonly FactName[] = TABLE_COLUMNS;

/** Returns the columns of a stored choice, in the table's order; the usual ones for none. */
export function parseColumns(stored: string | null): readonly FactName[] {
  const names = stored?.split(' ');
  return FACT_NAMES.filter((name) =>
    names ? names.includes(name) : COLUMNS[name].isOptional === undefined,
  );
}

export interface Sort {
  readonly by: ColumnName;
  readonly isDescending: boolean;
}

/** The sort after a press on a heading: ascending, descending, then the order of the list. */
export function nextSort(sort: Sort | null, by: ColumnName): Sort | null {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? null : { by, isDescending: true };
}

type Value = number | string;

const compare = (one: Value, other: Value): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNaturally(String(one), String(other));

/** Sorts rows by a column. Rows without a value are the last in both directions. */
export function sortRows<L extends ListingCard>(
  rows: readonly L[],
  { by, isDescending }: Sort,
): readonly L[] {
  const { text, value = text } = COLUMNS[by];
  const known = (row: L): Value | null => {
    const of = value(row) ?? '';
    return of === '' ? null : of;
  };
  return [...rows].sort((a, b) => {
    const [one, other] = [known(a), known(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return isDescending ? compare(other, one) : compare(one, other);
  });
}
