import { listPath } from './addresses';
import { LIST_KEYS, listName } from './listings';
import type { ListKey } from './listings';
import { areaOfCity } from './regions';

/** In a file without the overview's other fields, which a visitor's page does not load. */
export const OVERVIEW_LINES = [
  ...(['line1', 'line2', 'line3', 'line4', 'line5', 'line6', 'line7'] as const),
] as const;

interface OverviewTarget {
  readonly city: string | null;
  readonly list: string | null;
  readonly filters: string | null;
}

/** The list of an overview; residential sale if it names no list. */
export const listOfOverview = (name: unknown): ListKey =>
  LIST_KEYS.find((list) => listName(list) === name) ?? 'RS';

/**
 * The address that an overview's card links to.
 * @throws Error if no region has the city
 */
export function overviewPath({ city, list, filters }: OverviewTarget): string {
  const area = areaOfCity(city);
  if (!area) throw new Error(`${String(city)} is no region's city.`);
  return listPath(area, listOfOverview(list)) + (filters ? `?${filters}` : '');
}
