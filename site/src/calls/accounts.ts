import type { Account, MESSAGES } from '../domain';
import { has, isRecord, isSuccess, isText, oneOf, says } from './promised';
import type { Is } from './promised';
import { callOf, get, post, request } from './request';

/** The two doors to a session. */
export type LoginDoor = 'user' | 'superAdmin';
const LOGIN: Readonly<Record<LoginDoor, string>> = {
  user: '/api/users/login',
  superAdmin: '/api/SuperAdmin/Login',
};

export interface Credentials {
  readonly userId: string;
  readonly password: string;
  /** Ends the account's session on another device. */
  readonly takeOver?: boolean;
}

interface Refused<Msg extends keyof typeof MESSAGES> {
  readonly msg: Msg;
}

export type LoginAnswer =
  | { readonly msg: 'success'; readonly token: string; readonly userA: Account }
  | Refused<'errorNoUser' | 'errorPass' | 'errorInactive' | 'errorLogedin'>;

const isSession = has({ msg: oneOf('success'), token: isText, userA: isRecord });
const isRefusedLogin = says('errorNoUser', 'errorPass', 'errorInactive', 'errorLogedin');
const isLoginAnswer: Is = (answer) => isSession(answer) || isRefusedLogin(answer);

/** @throws ApiError */
export const login = (door: LoginDoor, credentials: Credentials): Promise<LoginAnswer> =>
  post(LOGIN[door], credentials, isLoginAnswer);

const LOGOUT_PATH = '/api/users/logout';
/** How an ApiError names the call. */
export const LOGOUT = callOf(LOGOUT_PATH);

/** Ends the session on the server. @throws ApiError */
export const logout = (): Promise<Refused<'success'>> => post(LOGOUT_PATH, {}, isSuccess);

/** The account whose session this is. @throws ApiError */
export const ownAccount = async (): Promise<Account> =>
  (await get<{ readonly userA: Account }>('/api/GetUserForAuth', has({ userA: isRecord }))).userA;

export interface Registration {
  readonly userIdRegister: string;
  readonly uname: string;
  readonly uemail?: string;
  readonly uphone2?: string;
  readonly passwordRegister: string;
  readonly password2: string;
}

export type RegistrationAnswer =
  | { readonly msg: 'success'; readonly userStatus: Account['userStatus'] }
  | Refused<'errorUserAlready'>;

const isRegistered = has({ msg: oneOf('success'), userStatus: oneOf('active', 'inactive') });
const isTaken = says('errorUserAlready');

/** Registers a visitor, once for each key: sent again with it, the account is as it is typed now. @throws ApiError */
export async function register(
  values: Registration,
  creationKey: string,
): Promise<RegistrationAnswer> {
  const promised: Is = (answer) => isRegistered(answer) || isTaken(answer);
  const path = '/api/user/create';
  const ask = { method: 'POST', path, body: { values }, creationKey, promised } as const;
  return (await request<RegistrationAnswer>(ask)).body;
}

export interface NewPassword {
  readonly oldPassword: string;
  readonly password: string;
  readonly password2: string;
}

/** The own password; the session goes on. @throws ApiError */
export const changeOwnPassword = (
  passwords: NewPassword,
): Promise<Refused<'success' | 'errorPass'>> =>
  post('/api/PasswordChange', passwords, says('success', 'errorPass'));
