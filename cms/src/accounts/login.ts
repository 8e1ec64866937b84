import type { Call } from '../contract/call';
import { signedIn } from '../contract/call';
import { invalid } from '../contract/faults';
import { written } from '../contract/written';
import { loginErrors, MESSAGES } from '../domain';
import { beginSession, endSession } from '../sessions/session';
import { accountOf, findAccount } from './find';
import { isPasswordOf } from './passwords';
import { presentAccount } from './present';
import { checkTries, clearTries, countTry } from './tries';

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
  await checkTries(tried);
  const found = await findAccount(strapi, { userId });
  const account = isSuper && found?.superAdmin !== true ? null : found;
  const isRight = await isPasswordOf(account, password);
  if (!account || !isRight) {
    await countTry(tried, account !== null);
    return { msg: account ? MESSAGES.errorPass : MESSAGES.errorNoUser };
  }
  // Tries that came at the same time may have used them up meanwhile.
  await checkTries(tried);
  if (account.userStatus !== 'active') return { msg: MESSAGES.errorInactive };
  const token = await beginSession(strapi, account, takeOver);
  if (token === undefined) return { msg: MESSAGES.errorLogedin };
  await clearTries(tried);
  const userA = presentAccount(await accountOf(strapi, account.documentId));
  return written({ token, userA });
}

/** `POST /api/users/logout` */
export async function logout(call: Call) {
  const { id, sessionId } = signedIn(call);
  await endSession(strapi, id, sessionId);
  return written();
}

/** `GET /api/GetUserForAuth` */
export async function findOwnAccount(call: Call) {
  const { documentId } = signedIn(call);
  return { userA: presentAccount(await accountOf(strapi, documentId)) };
}
