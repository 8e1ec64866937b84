import { KIND_FACTS, masterCreateCall, masterDeleteCall, masterListCall } from '../domain';
import type { Area, FieldName, Kind, Master, MESSAGES } from '../domain';
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

/** What may be chosen for the fields that take their values from a region's master lists. */
export type MasterOptions = Readonly<Partial<Record<FieldName, readonly string[]>>>;

/**
 * The master lists that one kind of property chooses from.
 * @throws ApiError
 */
export async function mastersOf(
  area: Area,
  kind: Kind,
  signal: AbortSignal,
): Promise<MasterOptions> {
  const [locality, projectName] = await Promise.all([
    masterList(area, 'locality', signal),
    masterList(area, KIND_FACTS[kind].projectMaster, signal),
  ]);
  return { locality, projectName };
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
