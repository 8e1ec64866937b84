import type { Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { loginErrors, MESSAGES } from '../../../domain';
import { beginSession, endSession } from '../../../sessions/session';
import { accountOf, findAccount } from '../services/find';
import { isPasswordOf } from '../services/passwords';
import { presentAccount } from '../services/present';
import { checkAttempts, clearAttempts, countAttempt } from '../services/login-limits';

interface Credentials {
  readonly userId: string;
  readonly password: string;
  readonly takeOver: boolean;
}

function readCredentials({ body }: Call): Credentials {
  const { userId, password, takeOver = false } = body;
  const isFlag = takeOver === null || typeof takeOver === 'boolean';
  const faults = {
    ...loginErrors(body),
    ...(!isFlag && { takeOver: 'takeOver must be true or false' }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { userId: String(userId).trim(), password: String(password), takeOver: takeOver === true };
}

/**
 * `POST /api/users/login` and `POST /api/SuperAdmin/Login`.
 * @param isSuper an account without the flag is as good as none
 */
export async function login(call: Call, isSuper: boolean) {
  const { userId, password, takeOver } = readCredentials(call);
  const tried = { userId, address: call.address };
  await checkAttempts(tried);
  const found = await findAccount(strapi, { userId });
  const account = isSuper && found?.superAdmin !== true ? null : found;
  const isRight = await isPasswordOf(account, password);
  if (!account || !isRight) {
    await countAttempt(tried, account !== null);
    return { msg: account ? MESSAGES.errorPass : MESSAGES.errorNoUser };
  }
  // Tries that came at the same time may have used them up meanwhile.
  await checkAttempts(tried);
  if (account.userStatus !== 'active') return { msg: MESSAGES.errorInactive };
  const token = await beginSession(strapi, account, takeOver);
  if (token === undefined) return { msg: MESSAGES.errorLogedin };
  await clearAttempts(tried);
  const userA = presentAccount(await accountOf(strapi, account.documentId));
  return success({ token, userA });
}

/** `POST /api/users/logout` */
export async function logout(call: Call) {
  const { id, sessionId } = signedIn(call);
  await endSession(strapi, id, sessionId);
  return success();
}

/** `GET /api/GetUserForAuth` */
export async function findOwnAccount(call: Call) {
  const { documentId } = signedIn(call);
  return { userA: presentAccount(await accountOf(strapi, documentId)) };
}
