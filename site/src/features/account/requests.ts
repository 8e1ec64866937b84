import type { Account, MESSAGES } from '../../domain';
import { hasFields, isRecord, isText, oneOf, hasMessage } from '../../requests/answer-guards';
import type { Guard } from '../../requests/answer-guards';
import { post, request } from '../../requests/request';

/** The two login calls. */
export type LoginRoute = 'user' | 'superAdmin';
const LOGIN: Readonly<Record<LoginRoute, string>> = {
  user: '/api/users/login',
  superAdmin: '/api/SuperAdmin/Login',
};

export interface Credentials {
  readonly userId: string;
  readonly password: string;
  /** Ends the account's session on another device. */
  readonly takeOver?: boolean;
}

interface RejectedAnswer<Msg extends keyof typeof MESSAGES> {
  readonly msg: Msg;
}

export type LoginAnswer =
  | { readonly msg: 'success'; readonly token: string; readonly userA: Account }
  | RejectedAnswer<'errorNoUser' | 'errorPass' | 'errorInactive' | 'errorLogedin'>;

const isSession = hasFields({ msg: oneOf('success'), token: isText, userA: isRecord });
const isRefusedLogin = hasMessage('errorNoUser', 'errorPass', 'errorInactive', 'errorLogedin');
const isLoginAnswer: Guard = (answer) => isSession(answer) || isRefusedLogin(answer);

/** @throws ApiError */
export const login = (door: LoginRoute, credentials: Credentials): Promise<LoginAnswer> =>
  post(LOGIN[door], credentials, isLoginAnswer);

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
  | RejectedAnswer<'errorUserAlready'>;

const isRegistered = hasFields({ msg: oneOf('success'), userStatus: oneOf('active', 'inactive') });
const isTaken = hasMessage('errorUserAlready');

/**
 * Registers a visitor, once for each key: a retry with the same key updates the account to the current values.
 * @throws ApiError
 */
export async function register(
  values: Registration,
  idempotencyKey: string,
): Promise<RegistrationAnswer> {
  const expects: Guard = (answer) => isRegistered(answer) || isTaken(answer);
  const path = '/api/user/create';
  const ask = { method: 'POST', path, body: { values }, idempotencyKey, expects } as const;
  return (await request<RegistrationAnswer>(ask)).body;
}

export interface NewPassword {
  readonly oldPassword: string;
  readonly password: string;
  readonly password2: string;
}

/** Changes the own password; the session stays. @throws ApiError */
export const changeOwnPassword = (
  passwords: NewPassword,
): Promise<RejectedAnswer<'success' | 'errorPass'>> =>
  post('/api/PasswordChange', passwords, hasMessage('success', 'errorPass'));
