import type { Award } from '../domain';
import { post, request } from './request';

/** By position, then newest. @throws ApiError */
export const searchAwards = async (signal?: AbortSignal): Promise<readonly Award[]> =>
  (await post<{ readonly awards: readonly Award[] }>('/api/AwardSearch', {}, signal)).awards;

/** What a form about an award or overview sends. */
export type ContentValues = Readonly<Record<string, string>>;

/** @throws ApiError */
export async function createAward(values: ContentValues): Promise<void> {
  await request({ method: 'POST', path: '/api/AwardCreate', body: { values } });
}

/** @throws ApiError */
export async function editAward(id: string, values: ContentValues): Promise<void> {
  const path = `/api/AwardEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body: values });
}

/** Deletes it with its pictures. @throws ApiError */
export async function deleteAward(id: string): Promise<void> {
  await request({ method: 'PUT', path: `/api/AwardDelete/${encodeURIComponent(id)}` });
}
