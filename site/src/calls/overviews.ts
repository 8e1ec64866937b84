import type { Overview } from '../domain';
import type { ContentValues } from './awards';
import { post, request } from './request';

/** By position, then newest. @throws ApiError */
export const searchOverviews = async (signal?: AbortSignal): Promise<readonly Overview[]> => {
  const path = '/api/PropOverviewSearch';
  return (await post<{ readonly overviews: readonly Overview[] }>(path, {}, signal)).overviews;
};

/** @throws ApiError */
export async function createOverview(values: ContentValues): Promise<void> {
  await request({ method: 'POST', path: '/api/PropOverviewCreate', body: { values } });
}

/** @throws ApiError */
export async function editOverview(id: string, values: ContentValues): Promise<void> {
  const path = `/api/PropOverviewEdit/${encodeURIComponent(id)}`;
  await request({ method: 'PUT', path, body: values });
}

/** Deletes it with its picture. @throws ApiError */
export async function deleteOverview(id: string): Promise<void> {
  await request({ method: 'PUT', path: `/api/PropOverviewDelete/${encodeURIComponent(id)}` });
}
