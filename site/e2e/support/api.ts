import { LISTS } from '../../src/domain';
import type {
  AppParameter,
  Area,
  Award,
  Kind,
  Listing,
  ListingCard,
  ListKey,
  Overview,
  Review,
} from '../../src/domain';
import { callCms } from './http';

/** Sends a public call to the CMS. The site must show the same data. */
async function call<T>(path: string, sent?: Readonly<Record<string, unknown>>): Promise<T> {
  const { status, body } = await callCms<T>(sent ? 'POST' : 'GET', path, sent);
  if (status !== 200) throw new Error(`The CMS answers ${String(status)} to ${path}.`);
  return body;
}

/** Searches one list; `offset` and `limit` as in the API. */
export function search(
  area: Area,
  list: ListKey,
  values: Readonly<Record<string, unknown>> = {},
  offset = 0,
  limit = 10,
): Promise<{ lists: ListingCard[]; count: number }> {
  const { search: name, limitKey, offsetKey } = LISTS[list];
  return call(`/api/${area}/${name}`, { values, [limitKey]: limit, [offsetKey]: offset });
}

/** The listing that is longest in a list: specs that run beside this one add and remove newer ones. */
export async function oldestListing(area: Area, list: ListKey): Promise<ListingCard> {
  const { lists } = await search(area, list, {}, 0, 100);
  const last = lists.at(-1);
  if (!last) throw new Error(`The list ${list} of ${area} is empty.`);
  return last;
}

const DETAIL = { propresi: 'PropResiDetail', propcom: 'PropComDetail' } as const;

export const detail = (area: Area, kind: Kind, id: string): Promise<Listing> =>
  call(`/api/${area}/${DETAIL[kind]}/${id}`);

export const overviews = async (): Promise<Overview[]> =>
  (await call<{ overviews: Overview[] }>('/api/PropOverviewSearch', {})).overviews;

export const awards = async (): Promise<Award[]> =>
  (await call<{ awards: Award[] }>('/api/AwardSearch', {})).awards;

export const reviews = (limit = 10): Promise<{ reviews: Review[]; count: number }> =>
  call('/api/ReviewSearch', { values: {}, limit });

export const parameters = async (): Promise<AppParameter> =>
  (await call<{ appParameter: AppParameter }>('/api/AppParameter')).appParameter;
