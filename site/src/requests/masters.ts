import { KIND_FACTS, masterCreateCall, masterDeleteCall, masterListCall } from '../domain';
import type { Area, FieldName, Kind, Master, MESSAGES } from '../domain';
import { hasFields, isSuccess, isText, listOf, hasMessage } from './answer-guards';
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
  const key = `${master}s` as const;
  const expects = hasFields({ [key]: listOf(isText) });
  const answer = await post<Record<typeof key, readonly string[]>>(call, {}, expects, signal);
  return answer[key];
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

/** Adds a name to a region's master list, once for each key. @throws ApiError */
export const createMaster = async (
  area: Area,
  master: Master,
  name: string,
  idempotencyKey: string,
): Promise<Created> => {
  const path = masterCreateCall(area, master);
  const expects = hasMessage('success', 'errorAlready');
  const body = { [master]: name };
  return (await request<Created>({ method: 'POST', path, body, idempotencyKey, expects })).body;
};

/** Takes a name off a region's master list. @throws ApiError */
export const deleteMaster = async (area: Area, master: Master, name: string): Promise<void> => {
  const path = masterDeleteCall(area, master);
  await request({ method: 'POST', path, body: { [master]: name }, expects: isSuccess });
};
