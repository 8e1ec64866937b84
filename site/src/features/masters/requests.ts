import { masterCreateCall, masterDeleteCall } from '../../domain';
import type { Area, Master, MESSAGES } from '../../domain';
import { hasMessage, isSuccess } from '../../requests/answer-guards';
import { request } from '../../requests/request';

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

/** Removes a name from a region's master list. @throws ApiError */
export const deleteMaster = async (area: Area, master: Master, name: string): Promise<void> => {
  const path = masterDeleteCall(area, master);
  await request({ method: 'POST', path, body: { [master]: name }, expects: isSuccess });
};
