import type { MESSAGES } from '../../domain';
import { hasFields, hasMessage, isText, listOf, oneOf } from '../../requests/answer-guards';
import type { Guard } from '../../requests/answer-guards';
import { post } from '../../requests/request';

/** A secret for an authenticator app. */
export interface Secret {
  /** The secret in base 32. */
  readonly secret: string;
  /** The URI of the secret, with the scheme `otpauth`. */
  readonly uri: string;
  /** A QR code of the URI, as the URL of a picture. */
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

/** Creates a secret for the current account; `errorAlready` if its second factor is already on. @throws ApiError */
export function beginSecondFactor(): Promise<
  (Secret & { readonly msg: 'success' }) | Refused<'errorAlready'>
> {
  const isSecret = hasFields({ msg: success, secret: isText, uri: isText, qr: isText });
  const isOn = hasMessage('errorAlready');
  return post('/api/SecondFactorBegin', {}, (answer) => isSecret(answer) || isOn(answer));
}

/** Switches the second factor on. The token belongs to a new session. @throws ApiError */
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

/** Switches the second factor off. The token belongs to a new session. @throws ApiError */
export function switchSecondFactorOff(
  sent: PasswordAndCode,
): Promise<
  { readonly msg: 'success'; readonly token: string } | Refused<'errorPass' | 'errorCode'>
> {
  const isOff = hasFields({ msg: success, token: isText });
  const expects: Guard = (answer) => isOff(answer) || isRefused(answer);
  return post('/api/SecondFactorOff', sent, expects);
}
