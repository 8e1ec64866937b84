import type { Award } from '../domain';
import { notifyChange } from './changes';
import { nullIfNotFound } from './null-if-not-found';
import { hasFields, isRecord, isSuccess, listOf, oneOf } from './answer-guards';
import { get, post, request } from './request';

const FOUND = hasFields({ awards: listOf(isRecord) });
const ONE = hasFields({ award: isRecord });
const CREATED = hasFields({ msg: oneOf('success'), award: isRecord });

/** By position, then newest. @throws ApiError */
export const searchAwards = async (signal?: AbortSignal): Promise<readonly Award[]> =>
  (await post<{ readonly awards: readonly Award[] }>('/api/AwardSearch', {}, FOUND, signal)).awards;

/** What a form about an award or overview sends. */
export type EditorialValues = Readonly<Record<string, string>>;

/** As it is now; null where it is gone. @throws ApiError */
export const findAward = (id: string): Promise<Award | null> =>
  nullIfNotFound(async () => {
    const path = `/api/AwardDetail/${encodeURIComponent(id)}`;
    return (await get<{ readonly award: Award }>(path, ONE)).award;
  });

/** Creates one, once for each key. @returns it; of a key that was sent before, what the first try has made. @throws ApiError */
export async function createAward(values: EditorialValues, idempotencyKey: string): Promise<Award> {
  const path = '/api/AwardCreate';
  const asked = {
    method: 'POST',
    path,
    body: { values },
    idempotencyKey,
    expects: CREATED,
  } as const;
  const { award } = (await request<{ readonly award: Award }>(asked)).body;
  notifyChange('awards', { record: award });
  return award;
}

/** What is not sent stays as it is. @throws ApiError */
export async function editAward(id: string, values: Partial<EditorialValues>): Promise<void> {
  const path = `/api/AwardEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body: values, expects: isSuccess });
  notifyChange('awards', 'ask');
}

/** Deletes it with its pictures. @throws ApiError */
export async function deleteAward(id: string): Promise<void> {
  const path = `/api/AwardDelete/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, expects: isSuccess });
  notifyChange('awards', { gone: id });
}
