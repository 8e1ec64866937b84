import type { Account, MESSAGES } from '../../domain';
import { hasFields, isRecord, isText, oneOf, hasMessage } from '../../requests/answer-guards';
import type { Guard } from '../../requests/answer-guards';
import { KNOWN_DEVICE, readKnownDevice, saveKnownDevice } from '../../requests/known-device';
import { request } from '../../requests/request';

/** Sends a POST that begins a session. It sends the marks of this device and stores the new ones. @throws ApiError */
async function postMarked<T>(path: string, body: unknown, expects: Guard): Promise<T> {
  const marks = readKnownDevice();
  const headers: Record<string, string> = marks === '' ? {} : { [KNOWN_DEVICE]: marks };
  const answer = await request<T>({ method: 'POST', path, body, expects, headers });
  const mark = answer.header(KNOWN_DEVICE);
  if (mark !== null) saveKnownDevice(mark);
  return answer.body;
}

/** The routes of the two login calls. */
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
  /** The code of the second factor. */
  readonly code?: string;
}

interface RejectedAnswer<Msg extends keyof typeof MESSAGES> {
  readonly msg: Msg;
}

const REFUSED_LOGINS = [
  ...(['errorNoUser', 'errorPass', 'errorInactive', 'errorNoCode'] as const),
  ...(['errorCode', 'errorLogedin'] as const),
] as const;

export type LoginAnswer =
  | { readonly msg: 'success'; readonly token: string; readonly userA: Account }
  | RejectedAnswer<(typeof REFUSED_LOGINS)[number]>;

const isSession = hasFields({ msg: oneOf('success'), token: isText, userA: isRecord });
const isRefusedLogin = hasMessage(...REFUSED_LOGINS);
const isLoginAnswer: Guard = (answer) => isSession(answer) || isRefusedLogin(answer);

/** @throws ApiError */
export const login = (route: LoginRoute, credentials: Credentials): Promise<LoginAnswer> =>
  postMarked(LOGIN[route], credentials, isLoginAnswer);

export interface Registration {
  readonly userIdRegister: string;
  readonly uname: string;
  readonly uemail?: string;
  readonly uphone2?: string;
  readonly passwordRegister: string;
  readonly password2: string;
}

type RegistrationAnswer =
  | { readonly msg: 'success'; readonly userStatus: Account['userStatus'] }
  | RejectedAnswer<'errorUserAlready'>;

const isRegistered = hasFields({ msg: oneOf('success'), userStatus: oneOf('active', 'inactive') });
const isTaken = hasMessage('errorUserAlready');

/**
 * Registers a visitor, once for each key. A retry with the same key updates the account to the current values.
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

type NewPasswordAnswer =
  | { readonly msg: 'success'; readonly token: string }
  | RejectedAnswer<'errorPass'>;

const isChanged = hasFields({ msg: oneOf('success'), token: isText });
const isWrongPassword = hasMessage('errorPass');

/**
 * Changes the password of the current account. Every session ends, and the token belongs to a new session. @throws
 * ApiError
 */
export function changeOwnPassword(passwords: NewPassword): Promise<NewPasswordAnswer> {
  const expects: Guard = (answer) => isChanged(answer) || isWrongPassword(answer);
  return postMarked('/api/PasswordChange', passwords, expects);
}
