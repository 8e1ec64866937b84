import { ValidationError } from 'yup';
import { trimmed } from './field-types/rule';
import { filterSchema, MAX_CHOICES } from './filter-schema';
import { LIST_FILTERS } from './filters';
import type { SearchFilter } from './filters';
import type { Outcome } from './field-rules';
import type { ListKey } from './listings';
import type { Area } from './regions';
import { EMPTY_SEARCH, SORTINGS } from './sorting';
import type { FilterValue, Search, Sorting } from './sorting';

const isSorting = (value: unknown): value is Sorting => SORTINGS.some((one) => one === value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The filters of a list that have a value, valid or not. */
export const filtersIn = (
  list: ListKey,
  values: Readonly<Record<string, unknown>>,
): readonly SearchFilter[] => LIST_FILTERS[list].filter(({ key }) => !isEmpty(values[key]));

function readOne(
  filter: SearchFilter,
  list: ListKey,
  area: Area,
  raw: unknown,
): FilterValue | null {
  return (
    (filterSchema(filter, list, area).validateSync(raw) as FilterValue | null | undefined) ?? null
  );
}

function readFilter(
  filter: SearchFilter,
  list: ListKey,
  area: Area,
  raw: unknown,
): FilterValue | null {
  if (filter.by !== 'any') return readOne(filter, list, area, raw);
  if (!Array.isArray(raw)) throw new ValidationError(`${filter.label} must be a list`);
  if (raw.length > MAX_CHOICES) {
    throw new ValidationError(`${filter.label} must be at most ${String(MAX_CHOICES)} choices`);
  }
  const values = raw.map((one: unknown) => readOne(filter, list, area, one));
  const texts = values.filter((value): value is string => typeof value === 'string');
  return texts.length > 0 ? [...new Set(texts)] : null;
}

/**
 * Parses a search's `values`. Empty values and unknown keys are dropped. A wrong type, or a value that is not among a
 * field's options, is an error of its key.
 */
export function parseSearch(
  list: ListKey,
  area: Area,
  values: Readonly<Record<string, unknown>>,
): Outcome<Search> {
  const errors: Record<string, string> = {};
  const filters: Record<string, FilterValue> = {};
  for (const filter of filtersIn(list, values)) {
    try {
      const value = readFilter(filter, list, area, values[filter.key]);
      if (value !== null) filters[filter.key] = value;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[filter.key] = error.message;
    }
  }
  const sorting = isEmpty(values.sorting) ? 'none' : trimmed(values.sorting);
  if (!isSorting(sorting)) {
    errors.sorting = `Sorting must be one of: ${SORTINGS.join(', ')}`;
    return { ok: false, errors };
  }
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, value: { sorting, filters } };
}

/** The state of a list in its address: a search, and a page from 1. */
export interface ListState {
  readonly search: Search;
  readonly page: number;
}

/** The query of an address, without `?`; empty for the first page without a search. */
export function toQuery({ search, page }: ListState): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search.filters)) {
    for (const one of typeof value === 'object' ? value : [value]) query.append(key, String(one));
  }
  if (search.sorting !== 'none') query.set('sorting', search.sorting);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Parses an address's query. Invalid parts are ignored, so that an old link still works. */
export function fromQuery(list: ListKey, area: Area, query: string): ListState {
  const params = new URLSearchParams(query);
  const isGood = (key: string, value: unknown): boolean =>
    parseSearch(list, area, { [key]: value }).ok;
  const raw = LIST_FILTERS[list].map(({ key, by }): readonly [string, unknown] => [
    key,
    by === 'any' ? params.getAll(key).filter((one) => isGood(key, [one])) : params.get(key),
  ]);
  const good = Object.fromEntries(raw.filter(([key, value]) => isGood(key, value)));
  const sorting = params.get('sorting');
  const outcome = parseSearch(list, area, {
    ...good,
    sorting: isSorting(sorting) ? sorting : 'none',
  });
  const page = Number(params.get('page'));
  return {
    search: outcome.ok ? outcome.value : EMPTY_SEARCH,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
