import type { Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { MESSAGES, passwordChangeErrors, passwordResetErrors } from '../../../domain';
import { KNOWN_DEVICE, markDevice } from '../../../sessions/devices';
import { comparePassword } from '../../../sessions/passwords';
import { beginSession } from '../../../sessions/session';
import { ACCOUNT_UID } from '../../../uids';
import { accountOf } from '../services/find';
import { idleSeconds } from '../services/idle-time';
import { attemptLogin, clientOf } from '../services/login-limits';
import { HashedPassword } from '../services/passwords';
import { inAccountWrite } from '../../../documents/account-write';
import { editableAccount } from '../services/edit';
import { idIn } from './users';

const setPassword = async (documentId: string, password: HashedPassword): Promise<void> => {
  await strapi.documents(ACCOUNT_UID).update({ documentId, data: { password } as never });
};

/**
 * `POST /api/PasswordChange`: changes the caller's own password. The old password is required. Every session ends, and
 * the caller gets a new session.
 */
export async function changeOwnPassword(call: Call) {
  const { body } = call;
  const caller = signedIn(call);
  const faults = passwordChangeErrors(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const account = await accountOf(strapi, caller.documentId);
  const { id, userId } = account;
  const isRight = await attemptLogin(strapi, { userId, account, ...clientOf(call, account) }, () =>
    comparePassword(String(body.oldPassword), account.password),
  );
  if (!isRight) return { msg: MESSAGES.errorPass };
  const password = await HashedPassword.of(body.password);
  const idle = await idleSeconds(strapi);
  const token = await inAccountWrite(strapi, async () => {
    await setPassword(caller.documentId, password);
    return await beginSession(strapi, { id, password: password.hash }, true, idle);
  });
  // The change of the password makes the marks of all devices invalid.
  call.setHeader(KNOWN_DEVICE, markDevice(call.knownDevice, { id, devicesFrom: null }));
  return success({ token });
}

/** `POST /api/PasswordChangeByAdmin`: ends the user's session. */
export async function changePasswordOf(call: Call) {
  const { body } = call;
  const { documentId } = await editableAccount(strapi, signedIn(call), idIn(body));
  const faults = passwordResetErrors(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await setPassword(documentId, await HashedPassword.of(body.password));
  return success();
}
