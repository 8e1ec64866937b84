import { logout } from '../calls/accounts';
import { isSignInError } from '../calls/api-error';
import { leaveToken, readToken } from '../calls/token';
import type { Account } from '../domain';
import { dropDrafts } from './drafts';
import { begin } from './session';
import { forgetPlace } from './way-back';

/**
 * Begins a session. Drafts of other accounts go: the computer may be shared.
 * @param token as the login answered it
 */
export function signIn(token: string, account: Account): void {
  begin(token, account);
  const kept = readToken();
  dropDrafts((owner) => owner !== kept?.owner);
}

/**
 * Ends the session, here at once and with all drafts of it, whatever the CMS says.
 * @throws ApiError where the CMS could not be told
 */
export async function signOut(): Promise<void> {
  const token = readToken();
  if (!token) return;
  forgetPlace();
  try {
    await logout();
  } catch (error) {
    if (!isSignInError(error)) throw error;
  } finally {
    dropDrafts((owner) => owner === token.owner);
    leaveToken(token);
  }
}
