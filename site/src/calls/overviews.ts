import type { Overview } from '../domain';
import type { ContentValues } from './awards';
import { tell } from './changes';
import { orNull } from './or-null';
import { has, isRecord, isSuccess, listOf, oneOf } from './promised';
import { get, post, request } from './request';

const FOUND = has({ overviews: listOf(isRecord) });
const ONE = has({ overview: isRecord });
const CREATED = has({ msg: oneOf('success'), overview: isRecord });

/** By position, then newest. @throws ApiError */
export const searchOverviews = async (signal?: AbortSignal): Promise<readonly Overview[]> => {
  const path = '/api/PropOverviewSearch';
  return (await post<{ readonly overviews: readonly Overview[] }>(path, {}, FOUND, signal))
    .overviews;
};

/** As it is now; null where it is gone. @throws ApiError */
export const findOverview = (id: string): Promise<Overview | null> =>
  orNull(async () => {
    const path = `/api/PropOverviewDetail/${encodeURIComponent(id)}`;
    return (await get<{ readonly overview: Overview }>(path, ONE)).overview;
  });

/** Creates one, once for each key. @returns it; of a key that was sent before, what the first try has made. @throws ApiError */
export async function createOverview(
  values: ContentValues,
  creationKey: string,
): Promise<Overview> {
  const path = '/api/PropOverviewCreate';
  const asked = { method: 'POST', path, body: { values }, creationKey, promised: CREATED } as const;
  const { overview } = (await request<{ readonly overview: Overview }>(asked)).body;
  tell('overviews', { record: overview });
  return overview;
}

/** What is not sent stays as it is. @throws ApiError */
export async function editOverview(id: string, values: Partial<ContentValues>): Promise<void> {
  const path = `/api/PropOverviewEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body: values, promised: isSuccess });
  tell('overviews', 'ask');
}

/** Deletes it with its picture. @throws ApiError */
export async function deleteOverview(id: string): Promise<void> {
  const path = `/api/PropOverviewDelete/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, promised: isSuccess });
  tell('overviews', { gone: id });
}
