import { LIST_FILTERS } from './filters';
import { listName } from './listings';
import { listOfOverview } from './overview';
import { areaOfCity } from './regions';
import { parseSearch } from './search';

/**
 * The errors of an overview's filters. They are the query of a list's address, and only filters of the public are
 * valid.
 * Source: docs/contract.md, "Overviews and awards".
 */
export function overviewFilterErrors({
  city,
  list,
  filters,
}: Readonly<Record<string, unknown>>): readonly (readonly [key: string, message: string])[] {
  const area = areaOfCity(city);
  // A wrong city is an error of the field `city`, not of the filters.
  if (typeof filters !== 'string' || !area) return [];
  const wrong = (message: string) => [['filters', `Filters: ${message}`]] as const;
  if (/^\?|#/.test(filters)) return wrong('only what stands after the ? in the address of a list');
  const key = listOfOverview(list);
  const params = new URLSearchParams(filters);
  const values: Record<string, unknown> = {};
  for (const name of params.keys()) {
    const filter = LIST_FILTERS[key].find((one) => one.key === name && one.guard === undefined);
    if (!filter && name !== 'sorting') return wrong(`${name} is no filter of ${listName(key)}`);
    values[name] = filter?.by === 'any' ? params.getAll(name) : params.get(name);
  }
  const outcome = parseSearch(key, area, values);
  return outcome.ok ? [] : wrong(Object.values(outcome.errors).join('. '));
}
