import type { MESSAGES } from '../../domain';
import { hasFields, hasMessage, isText, listOf, oneOf } from '../../requests/answer-guards';
import type { Guard } from '../../requests/answer-guards';
import { post } from '../../requests/request';

/** A secret for an authenticator app. */
export interface Secret {
  /** In base 32. */
  readonly secret: string;
  /** Its address of the scheme `otpauth`. */
  readonly uri: string;
  /** A picture of the address, as a URL. */
  readonly qr: string;
}

export interface PasswordAndCode {
  readonly password: string;
  readonly code: string;
}

interface Refused<Msg extends keyof typeof MESSAGES> {
  readonly msg: Msg;
}

const success = oneOf('success');
const isRefused = hasMessage('errorPass', 'errorCode');

/** Makes a secret for the own account; `errorAlready` where its second factor is on. @throws ApiError */
export function beginSecondFactor(): Promise<
  (Secret & { readonly msg: 'success' }) | Refused<'errorAlready'>
> {
  const isSecret = hasFields({ msg: success, secret: isText, uri: isText, qr: isText });
  const isOn = hasMessage('errorAlready');
  return post('/api/SecondFactorBegin', {}, (answer) => isSecret(answer) || isOn(answer));
}

/** Switches the second factor on; the token is of a new session. @throws ApiError */
export function switchSecondFactorOn(
  sent: PasswordAndCode,
): Promise<
  | { readonly msg: 'success'; readonly token: string; readonly recoveryCodes: readonly string[] }
  | Refused<'errorPass' | 'errorCode'>
> {
  const isOn = hasFields({ msg: success, token: isText, recoveryCodes: listOf(isText) });
  const expects: Guard = (answer) => isOn(answer) || isRefused(answer);
  return post('/api/SecondFactorOn', sent, expects);
}

/** Switches the second factor off; the token is of a new session. @throws ApiError */
export function switchSecondFactorOff(
  sent: PasswordAndCode,
): Promise<
  { readonly msg: 'success'; readonly token: string } | Refused<'errorPass' | 'errorCode'>
> {
  const isOff = hasFields({ msg: success, token: isText });
  const expects: Guard = (answer) => isOff(answer) || isRefused(answer);
  return post('/api/SecondFactorOff', sent, expects);
}
