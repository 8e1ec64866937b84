import { masterListCall } from '../domain';
import type { Area, Master } from '../domain';
import { post } from './request';

/**
 * A region's master list, in natural order.
 * @throws ApiError
 */
export async function masterList(
  area: Area,
  master: Master,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const call = masterListCall(area, master);
  const answer = await post<Readonly<Record<`${Master}s`, readonly string[]>>>(call, {}, signal);
  return answer[`${master}s`];
}
