import { isShownFor, KIND_FIELDS } from './catalogue';
import type { KindField } from './catalogue';
import { KIND_FACTS, LISTS } from './listings';
import type { ListKey } from './listings';
import type { Area } from './regions';
import type { Action } from './roles';

/** The comparison of a filter. `any` takes a list of values, the others take one value; `recent` takes `Yes`. */
export type Comparison = 'any' | 'equal' | 'min' | 'max' | 'recent';

/** The filter of listings with a recent reduction. It compares the day of the reduction with today. */
const REDUCED: SearchFilter = { key: 'reduced', label: 'Reduced', by: 'recent', field: null };

/** One key of a search's `values`, except `sorting`. */
export interface SearchFilter {
  readonly key: string;
  readonly label: string;
  readonly by: Comparison;
  /** The field that the filter compares; null for the listing's code and for its reduction. */
  readonly field: KindField | null;
  /** The action that a caller needs to send this filter; anyone can send it if not set. */
  readonly guard?: Action;
}

function named(list: ListKey, name: string, key: string, guard?: Action): SearchFilter {
  const field = KIND_FIELDS[LISTS[list].kind].find((one) => one.name === name);
  if (!field) throw new Error(`${list} has no field ${name}`);
  return { key, label: field.label, by: 'equal', field, ...(guard && { guard }) };
}

function byField(field: KindField): readonly SearchFilter[] {
  const { filter, label, name } = field;
  switch (filter?.by) {
    case undefined:
      return [];
    case 'any':
      return [{ key: `${name}A`, label, by: 'any', field }];
    case 'equal':
      return [{ key: name, label, by: 'equal', field }];
    case 'range':
      return [
        { key: `min${filter.of}`, label: `Minimum ${label}`, by: 'min', field },
        { key: `max${filter.of}`, label: `Maximum ${label}`, by: 'max', field },
      ];
  }
}

/** The fields that buyers and tenants most often search by. */
const FIRST: readonly string[] = ['locality', 'expectedPrice', 'expectedRent', 'bedroom'];

/** Sorts the filters: those of `FIRST` in that order, then the others in the given order. */
function inOrder(filters: readonly SearchFilter[]): readonly SearchFilter[] {
  const place = ({ field }: SearchFilter): number => {
    const index = FIRST.indexOf(field?.name ?? '');
    return index < 0 ? FIRST.length : index;
  };
  return [...filters].sort((a, b) => place(a) - place(b));
}

function build(list: ListKey): readonly SearchFilter[] {
  const { kind, purposes } = LISTS[list];
  const fields = KIND_FIELDS[kind].filter(
    (field) =>
      (field.filterKind === undefined || field.filterKind === kind) &&
      purposes.some((purpose) => isShownFor(field, purpose)),
  );
  const { statusField } = KIND_FACTS[kind];
  return inOrder([
    ...(purposes.length > 1 ? [named(list, 'propertyFor', 'propertyFor')] : []),
    ...fields.flatMap(byField),
    REDUCED,
    { key: 'code', label: 'Code', by: 'equal', field: null },
    named(list, 'phoneOfContactPerson', 'phone', 'search listings by phone'),
    named(list, statusField, statusField, 'filter listings by status'),
  ]);
}

/** Every filter of each list's search. Source: docs/contract.md, "Listing search". */
export const LIST_FILTERS: Readonly<Record<ListKey, readonly SearchFilter[]>> = {
  RS: build('RS'),
  RR: build('RR'),
  CS: build('CS'),
  CR: build('CR'),
};

/** The options of a filter in an area; empty for typed values and for names of a master list. */
export function filterOptions(filter: SearchFilter, list: ListKey, area: Area): readonly string[] {
  if (filter.by === 'recent') return ['Yes'];
  return filter.key === 'propertyFor'
    ? LISTS[list].purposes
    : (filter.field?.optionsIn(area) ?? []);
}
