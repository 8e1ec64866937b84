import { logout } from './requests';
import { isSignInError } from '../requests/api-error';
import { forgetDevice } from '../requests/known-device';
import { endToken, readToken } from '../requests/token';
import type { Token } from '../requests/token';
import type { Account } from '../domain';
import { deleteDrafts } from './drafts';
import { beginSession } from './session';
import { clearReturnPath } from './return-path';

/**
 * Begins a session and deletes the drafts of other accounts, because several people may share the computer.
 * @param token from the response of the login
 */
export function signIn(token: string, account: Account): void {
  beginSession(token, account);
  const kept = readToken();
  deleteDrafts((owner) => owner !== kept?.owner);
}

/** Ends a session and deletes its drafts in this browser. */
function endHere(token: Token): void {
  deleteDrafts((owner) => owner === token.owner);
  endToken(token);
}

/** Ends the session in this browser alone, after the CMS has deleted the account. */
export function forgetSession(): void {
  const token = readToken();
  clearReturnPath();
  if (token) endHere(token);
}

/**
 * Ends the session and deletes its drafts in this browser, even if the CMS fails.
 * @param everywhere whether the known devices of the account are forgotten, too
 * @throws ApiError if the CMS was not notified
 */
export async function signOut(everywhere = false): Promise<void> {
  const token = readToken();
  if (!token) return;
  clearReturnPath();
  if (everywhere) forgetDevice();
  try {
    await logout(everywhere);
  } catch (error) {
    if (!isSignInError(error)) throw error;
  } finally {
    endHere(token);
  }
}
