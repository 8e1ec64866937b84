import type { Account, MESSAGES } from '../../domain';
import {
  hasFields,
  isNumber,
  isRecord,
  isSuccess,
  listOf,
  hasMessage,
} from '../../requests/answer-guards';
import { get, post, request } from '../../requests/request';

/** The filters of a search; a missing key does not filter. */
export interface UserFilters {
  readonly name?: string;
  readonly phone?: string;
  readonly userStatus?: Account['userStatus'];
}

export interface UserPage {
  readonly users: readonly Account[];
  /** The number of accounts on all pages. */
  readonly count: number;
  readonly offset: number;
  readonly limit: number;
}

const FOUND = hasFields({ users: listOf(isRecord), count: isNumber });
const USER = hasFields({ user: isRecord });

/** @throws ApiError */
export const searchUsers = (
  values: UserFilters,
  paging: Pick<UserPage, 'offset' | 'limit'>,
  signal?: AbortSignal,
): Promise<UserPage> => post('/api/UserSearch', { values, ...paging }, FOUND, signal);

/** @throws ApiError */
export const findUser = async (id: string, signal?: AbortSignal): Promise<Account> => {
  const path = `/api/UserDetail/${encodeURIComponent(id)}`;
  return (await get<{ readonly user: Account }>(path, USER, signal)).user;
};

interface Answered<M extends keyof typeof MESSAGES> {
  readonly msg: M;
}

/** Changes only the given fields. @throws ApiError */
export const editUser = async (
  id: string,
  values: Readonly<Partial<Record<string, string>>>,
): Promise<Answered<'success' | 'errorUserAlready'>> => {
  const path = `/api/UserEdit/${encodeURIComponent(id)}`;
  const expects = hasMessage('success', 'errorUserAlready');
  const ask = { method: 'PUT', path, body: values, expects } as const;
  return (await request<Answered<'success' | 'errorUserAlready'>>(ask)).body;
};

export interface PasswordReset {
  readonly password: string;
  readonly cpassword: string;
}

/** Resets the password of another account, and ends its session. @throws ApiError */
export const changePasswordOf = (
  id: string,
  passwords: PasswordReset,
): Promise<Answered<'success'>> =>
  post('/api/PasswordChangeByAdmin', { ...passwords, id }, isSuccess);

/** @throws ApiError */
export const endSessionOf = (id: string): Promise<Answered<'success'>> =>
  post('/api/UserSessionEnd', { id }, isSuccess);

/** Switches off the second factor of another account, and ends its session. @throws ApiError */
export const resetSecondFactorOf = (id: string): Promise<Answered<'success'>> =>
  post('/api/SecondFactorReset', { id }, isSuccess);
