import { KIND_FACTS, masterListCall } from '../domain';
import type { Area, Kind, KindField, Master } from '../domain';
import { hasFields, isText, listOf } from './answer-guards';
import { post } from './request';

/** A region's master list, in natural order. @throws ApiError */
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

/** The options of the fields that use lists of the CMS: master lists, and reasons of the parameters. */
export type MasterOptions = Readonly<Partial<Record<KindField['name'], readonly string[]>>>;

/** The master lists of one kind. @throws ApiError */
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
