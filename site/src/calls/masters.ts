import { masterCreateCall, masterDeleteCall, masterListCall } from '../domain';
import type { Area, Master, MESSAGES } from '../domain';
import { post, request } from './request';

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

interface Created {
  readonly msg: keyof Pick<typeof MESSAGES, 'success' | 'errorAlready'>;
}

/** Adds a name to a region's master list. @throws ApiError */
export const createMaster = async (area: Area, master: Master, name: string): Promise<Created> => {
  const path = masterCreateCall(area, master);
  return (await request<Created>({ method: 'POST', path, body: { [master]: name } })).body;
};

/** Takes a name off a region's master list. @throws ApiError */
export const deleteMaster = async (area: Area, master: Master, name: string): Promise<void> => {
  const path = masterDeleteCall(area, master);
  await request({ method: 'POST', path, body: { [master]: name } });
};
