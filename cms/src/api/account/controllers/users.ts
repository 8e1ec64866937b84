import type { Body, Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { picked, success } from '../../../http/success';
import { MESSAGES, RECORD_RULES, requiredTextError } from '../../../domain';
import { endEverywhere } from '../../../sessions/session';
import { addAuditEntry } from '../../../documents/audit-trail';
import { personOf } from '../services/audit';
import { editableAccount, editAccount } from '../services/edit';
import { accountOf } from '../services/find';
import { presentAccount } from '../services/present';
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

/** The `_id` in the body of a call. @throws 400 */
export function idIn(body: Body): string {
  const faults = requiredTextError(body, 'id', 'Id');
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return String(body.id).trim();
}

/** `PUT /api/UserEdit/{id}`: fields that are not sent stay unchanged. */
export async function editUser(call: Call) {
  const caller = signedIn(call);
  const data = picked(call.body, Object.keys(RECORD_RULES.account.fields));
  const isEdited = await inAccountWrite(strapi, () =>
    editAccount(strapi, caller, call.param('id'), data),
  );
  return isEdited ? success() : { msg: MESSAGES.errorUserAlready };
}

/** `POST /api/UserSessionEnd`: signs the user out and forgets all known devices. */
export async function endUserSession(call: Call) {
  const account = await editableAccount(strapi, signedIn(call), idIn(call.body));
  await strapi.db.transaction(async () => {
    await endEverywhere(strapi, account.id);
    await addAuditEntry(strapi, { action: 'End Session', target: personOf(account) });
  });
  return success();
}
