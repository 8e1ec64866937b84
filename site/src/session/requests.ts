import type { Account } from '../domain';
import { hasFields, isRecord, isSuccess } from '../requests/answer-guards';
import { callName, get, post } from '../requests/request';

const LOGOUT_PATH = '/api/users/logout';
/** The name of this call in an ApiError. */
export const LOGOUT = callName(LOGOUT_PATH);

/** Ends the session on the server; `everywhere` also forgets the known devices. @throws ApiError */
export async function logout(everywhere: boolean): Promise<void> {
  await post(LOGOUT_PATH, everywhere ? { everywhere } : {}, isSuccess);
}

/** The account of the current session. @throws ApiError */
export const ownAccount = async (): Promise<Account> => {
  const expects = hasFields({ userA: isRecord });
  return (await get<{ readonly userA: Account }>('/api/GetUserForAuth', expects)).userA;
};
