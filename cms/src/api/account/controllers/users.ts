import type { Body, Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { forbidden, invalid } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { picked, success } from '../../../http/success';
import { can, MESSAGES, RECORD_RULES, requiredTextError } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { endEverywhere } from '../../../sessions/session';
import { ACCOUNT_UID } from '../../../uids';
import { accountOf, findAccount } from '../services/find';
import { presentAccount } from '../services/present';
import type { StoredAccount } from '../services/present';
import { readUserSearch, searchAccounts } from '../services/search';
import { inAccountWrite } from '../../../documents/account-write';

/** `POST /api/UserSearch` */
export async function findUsers({ body }: Call) {
  const values = readValues(body);
  const paging = readPaging(body);
  const { accounts, count } = await searchAccounts(strapi, readUserSearch(values), paging);
  return { users: accounts.map(presentAccount), count, ...paging };
}

/** `GET /api/UserDetail/{id}` */
export async function findUser({ param }: Call) {
  return { user: presentAccount(await accountOf(strapi, param('id'))) };
}

/** An account that the caller can edit. Only a superAdmin can edit a superAdmin. @throws 404, 403 */
export async function editableAccount(caller: SignedIn, id: string): Promise<StoredAccount> {
  const account = await accountOf(strapi, id);
  if (account.superAdmin === true && !can(caller, 'edit super admins')) throw forbidden();
  return account;
}

/** The `_id` in the body of a call. @throws 400 */
export function idIn(body: Body): string {
  const faults = requiredTextError(body, 'id', 'Id');
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return String(body.id).trim();
}

const OWN_STATUS = 'You cannot make your own account inactive';
const OWN_TYPE = 'You cannot change your own role';
const OWN_ID = 'You cannot change your own user id';

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** @throws 403 if a caller who is not a superAdmin changes a user id or a user type */
function checkIdentity(caller: SignedIn, account: StoredAccount, sent: Body): void {
  const isChanged = (['userId', 'userType'] as const).some(
    (key) => sent[key] !== undefined && trimmed(sent[key]) !== account[key],
  );
  if (isChanged && !can(caller, 'change user ids and types')) throw forbidden();
}

/** @throws 400 if admins make their own account inactive, or change their own role or id: only another admin can */
function checkOwn(account: StoredAccount, sent: Body): void {
  const isChanged = (key: 'userId' | 'userType'): boolean =>
    sent[key] !== undefined && trimmed(sent[key]) !== account[key];
  const faults = {
    ...(trimmed(sent.userStatus) === 'inactive' && { userStatus: OWN_STATUS }),
    ...(isChanged('userType') && { userType: OWN_TYPE }),
    ...(isChanged('userId') && { userId: OWN_ID }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** `PUT /api/UserEdit/{id}`: fields that are not sent stay unchanged. */
export async function editUser(call: Call) {
  const caller = signedIn(call);
  const data = picked(call.body, Object.keys(RECORD_RULES.account.fields));
  return await inAccountWrite(strapi, async () => {
    const account = await editableAccount(caller, call.param('id'));
    checkIdentity(caller, account, data);
    if (account.id === caller.id) checkOwn(account, data);
    const userId = trimmed(data.userId);
    const same = typeof userId === 'string' ? await findAccount(strapi, { userId }) : null;
    if (same && same.id !== account.id) return { msg: MESSAGES.errorUserAlready };
    const { documentId } = account;
    await strapi.documents(ACCOUNT_UID).update({ documentId, data: data as never });
    return success();
  });
}

/** `POST /api/UserSessionEnd`: signs the user out and forgets all known devices. */
export async function endUserSession(call: Call) {
  const { id } = await editableAccount(signedIn(call), idIn(call.body));
  await endEverywhere(strapi, id);
  return success();
}
