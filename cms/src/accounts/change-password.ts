import type { Call } from '../contract/call';
import { signedIn } from '../contract/call';
import { invalid } from '../contract/faults';
import { written } from '../contract/written';
import { MESSAGES, passwordChangeErrors, passwordResetErrors } from '../domain';
import { keepSession } from '../sessions/session';
import { ACCOUNT_UID } from '../uids';
import { accountOf } from './find';
import { isPasswordOf } from './passwords';
import { checkTries, clearTries, countTry } from './tries';
import { inAccountWrite } from './turns';
import { editableAccount, idIn } from './users';

const setPassword = async (documentId: string, password: unknown): Promise<void> => {
  await strapi.documents(ACCOUNT_UID).update({ documentId, data: { password } as never });
};

/** `POST /api/PasswordChange`: the own one, by the old one; the session goes on. */
export async function changeOwnPassword(call: Call) {
  const { body } = call;
  const caller = signedIn(call);
  const faults = passwordChangeErrors(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const account = await accountOf(strapi, caller.documentId);
  const tried = { userId: account.userId, address: call.address };
  await checkTries(tried);
  if (!(await isPasswordOf(account, String(body.oldPassword)))) {
    await countTry(tried, true);
    return { msg: MESSAGES.errorPass };
  }
  await checkTries(tried);
  await inAccountWrite(strapi, () =>
    keepSession(strapi, caller.id, () => setPassword(caller.documentId, body.password)),
  );
  await clearTries(tried);
  return written();
}

/** `POST /api/PasswordChangeByAdmin`: that user's session ends. */
export async function changePasswordOf(call: Call) {
  const { body } = call;
  const { documentId } = await editableAccount(signedIn(call), idIn(body));
  const faults = passwordResetErrors(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await inAccountWrite(strapi, () => setPassword(documentId, body.password));
  return written();
}
