import type { Overview } from '../domain';
import type { EditorialValues } from './awards';
import { notifyChange } from './changes';
import { nullIfNotFound } from './null-if-not-found';
import { hasFields, isRecord, isSuccess, listOf, oneOf } from './answer-guards';
import { get, post, request } from './request';

const FOUND = hasFields({ overviews: listOf(isRecord) });
const ONE = hasFields({ overview: isRecord });
const CREATED = hasFields({ msg: oneOf('success'), overview: isRecord });

/** By position, then newest. @throws ApiError */
export const searchOverviews = async (signal?: AbortSignal): Promise<readonly Overview[]> => {
  const path = '/api/PropOverviewSearch';
  return (await post<{ readonly overviews: readonly Overview[] }>(path, {}, FOUND, signal))
    .overviews;
};

/** As it is now; null where it is gone. @throws ApiError */
export const findOverview = (id: string): Promise<Overview | null> =>
  nullIfNotFound(async () => {
    const path = `/api/PropOverviewDetail/${encodeURIComponent(id)}`;
    return (await get<{ readonly overview: Overview }>(path, ONE)).overview;
  });

/** Creates one, once for each key. @returns it; of a key that was sent before, what the first try has made. @throws ApiError */
export async function createOverview(
  values: EditorialValues,
  idempotencyKey: string,
): Promise<Overview> {
  const path = '/api/PropOverviewCreate';
  const asked = {
    method: 'POST',
    path,
    body: { values },
    idempotencyKey,
    expects: CREATED,
  } as const;
  const { overview } = (await request<{ readonly overview: Overview }>(asked)).body;
  notifyChange('overviews', { record: overview });
  return overview;
}

/** What is not sent stays as it is. @throws ApiError */
export async function editOverview(id: string, values: Partial<EditorialValues>): Promise<void> {
  const path = `/api/PropOverviewEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body: values, expects: isSuccess });
  notifyChange('overviews', 'ask');
}

/** Deletes it with its picture. @throws ApiError */
export async function deleteOverview(id: string): Promise<void> {
  const path = `/api/PropOverviewDelete/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, expects: isSuccess });
  notifyChange('overviews', { gone: id });
}
