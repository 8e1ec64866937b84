import type { Core } from '@strapi/strapi';
import { forbidden, invalid } from '../../../http/errors';
import { can } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { ACCOUNT_UID } from '../../../uids';
import { accountOf, findAccount } from './find';
import type { StoredAccount } from './present';

type Sent = Readonly<Record<string, unknown>>;

/** An account that the caller can edit. Only a superAdmin can edit a superAdmin. @throws 404, 403 */
export async function editableAccount(
  strapi: Core.Strapi,
  caller: SignedIn,
  id: string,
): Promise<StoredAccount> {
  const account = await accountOf(strapi, id);
  if (account.superAdmin === true && !can(caller, 'edit super admins')) throw forbidden();
  return account;
}

const OWN_STATUS = 'You cannot make your own account inactive';
const OWN_TYPE = 'You cannot change your own role';
const OWN_ID = 'You cannot change your own user id';

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** @throws 403 if a caller who is not a superAdmin changes a user id or a user type */
function checkIdentity(caller: SignedIn, account: StoredAccount, sent: Sent): void {
  const isChanged = (['userId', 'userType'] as const).some(
    (key) => sent[key] !== undefined && trimmed(sent[key]) !== account[key],
  );
  if (isChanged && !can(caller, 'change user ids and types')) throw forbidden();
}

/** @throws 400 if admins make their own account inactive, or change their own role or id: only another admin can */
function checkOwn(account: StoredAccount, sent: Sent): void {
  const isChanged = (key: 'userId' | 'userType'): boolean =>
    sent[key] !== undefined && trimmed(sent[key]) !== account[key];
  const faults = {
    ...(trimmed(sent.userStatus) === 'inactive' && { userStatus: OWN_STATUS }),
    ...(isChanged('userType') && { userType: OWN_TYPE }),
    ...(isChanged('userId') && { userId: OWN_ID }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/**
 * Edits an account within the current account write; fields that are not sent stay unchanged.
 * @returns false if another account has the user id @throws 400, 403, 404
 */
export async function editAccount(
  strapi: Core.Strapi,
  caller: SignedIn,
  id: string,
  data: Sent,
): Promise<boolean> {
  const account = await editableAccount(strapi, caller, id);
  checkIdentity(caller, account, data);
  if (account.id === caller.id) checkOwn(account, data);
  const userId = trimmed(data.userId);
  const same = typeof userId === 'string' ? await findAccount(strapi, { userId }) : null;
  if (same && same.id !== account.id) return false;
  const { documentId } = account;
  await strapi.documents(ACCOUNT_UID).update({ documentId, data: data as never });
  return true;
}
