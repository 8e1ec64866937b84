import type { Award } from '../domain';
import { tell } from './changes';
import { orNull } from './or-null';
import { has, isRecord, isSuccess, listOf, oneOf } from './promised';
import { get, post, request } from './request';

const FOUND = has({ awards: listOf(isRecord) });
const ONE = has({ award: isRecord });
const CREATED = has({ msg: oneOf('success'), award: isRecord });

/** By position, then newest. @throws ApiError */
export const searchAwards = async (signal?: AbortSignal): Promise<readonly Award[]> =>
  (await post<{ readonly awards: readonly Award[] }>('/api/AwardSearch', {}, FOUND, signal)).awards;

/** What a form about an award or overview sends. */
export type ContentValues = Readonly<Record<string, string>>;

/** As it is now; null where it is gone. @throws ApiError */
export const findAward = (id: string): Promise<Award | null> =>
  orNull(async () => {
    const path = `/api/AwardDetail/${encodeURIComponent(id)}`;
    return (await get<{ readonly award: Award }>(path, ONE)).award;
  });

/** Creates one, once for each key. @returns it; of a key that was sent before, what the first try has made. @throws ApiError */
export async function createAward(values: ContentValues, creationKey: string): Promise<Award> {
  const path = '/api/AwardCreate';
  const asked = { method: 'POST', path, body: { values }, creationKey, promised: CREATED } as const;
  const { award } = (await request<{ readonly award: Award }>(asked)).body;
  tell('awards', { record: award });
  return award;
}

/** What is not sent stays as it is. @throws ApiError */
export async function editAward(id: string, values: Partial<ContentValues>): Promise<void> {
  const path = `/api/AwardEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body: values, promised: isSuccess });
  tell('awards', 'ask');
}

/** Deletes it with its pictures. @throws ApiError */
export async function deleteAward(id: string): Promise<void> {
  const path = `/api/AwardDelete/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, promised: isSuccess });
  tell('awards', { gone: id });
}
