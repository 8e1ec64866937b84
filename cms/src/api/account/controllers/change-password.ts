import type { Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { MESSAGES, passwordChangeErrors, passwordResetErrors } from '../../../domain';
import { withSameSession } from '../../../sessions/session';
import { ACCOUNT_UID } from '../../../uids';
import { accountOf } from '../services/find';
import { isPasswordOf } from '../services/passwords';
import { checkAttempts, clearAttempts, countAttempt } from '../services/login-limits';
import { inAccountWrite } from '../../../documents/account-write';
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
  await checkAttempts(tried);
  if (!(await isPasswordOf(account, String(body.oldPassword)))) {
    await countAttempt(tried, true);
    return { msg: MESSAGES.errorPass };
  }
  await checkAttempts(tried);
  await inAccountWrite(strapi, () =>
    withSameSession(strapi, caller.id, () => setPassword(caller.documentId, body.password)),
  );
  await clearAttempts(tried);
  return success();
}

/** `POST /api/PasswordChangeByAdmin`: that user's session ends. */
export async function changePasswordOf(call: Call) {
  const { body } = call;
  const { documentId } = await editableAccount(signedIn(call), idIn(body));
  const faults = passwordResetErrors(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await inAccountWrite(strapi, () => setPassword(documentId, body.password));
  return success();
}
