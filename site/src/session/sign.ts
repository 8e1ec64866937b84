import { logout } from './requests';
import { isSignInError } from '../requests/api-error';
import { forgetDevice } from '../requests/known-device';
import { endToken, readToken } from '../requests/token';
import type { Account } from '../domain';
import { deleteDrafts } from './drafts';
import { beginSession } from './session';
import { clearReturnPath } from './return-path';

/**
 * Begins a session and deletes the drafts of other accounts: the computer may be shared.
 * @param token from the login's answer
 */
export function signIn(token: string, account: Account): void {
  beginSession(token, account);
  const kept = readToken();
  deleteDrafts((owner) => owner !== kept?.owner);
}

/**
 * Ends the session here at once, with its drafts, whatever the CMS answers.
 * @param everywhere whether the account's known devices are forgotten, too
 * @throws ApiError where the CMS was not notified
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
    deleteDrafts((owner) => owner === token.owner);
    endToken(token);
  }
}
