import type { Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { codeLoginErrors, loginErrors, MESSAGES } from '../../../domain';
import { attemptCode } from '../../../sessions/second-factor/attempt';
import { hasSecondFactor } from '../../../sessions/second-factor/store';
import { beginSession, endEverywhere, endSession } from '../../../sessions/session';
import { accountOf, findAccount } from '../services/find';
import { idleSeconds } from '../services/idle-time';
import { presentAccount } from '../services/present';
import { attemptLogin, clientOf } from '../services/login-limits';
import { ownerOf } from '../services/second-factor';
import { KNOWN_DEVICE, markDevice } from '../../../sessions/devices';
import { comparePassword } from '../../../sessions/passwords';

interface Credentials {
  readonly userId: string;
  readonly password: string;
  readonly takeOver: boolean;
  /** The code of the second factor; null if none was sent. */
  readonly code: string | null;
}

function readCredentials({ body }: Call): Credentials {
  const { userId, password, takeOver = false, code = null } = body;
  const hasCode = code !== null && code !== '';
  const isFlag = takeOver === null || typeof takeOver === 'boolean';
  const faults = {
    ...(hasCode ? codeLoginErrors(body) : loginErrors(body)),
    ...(!isFlag && { takeOver: 'takeOver must be true or false' }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return {
    userId: String(userId).trim(),
    password: String(password),
    takeOver: takeOver === true,
    code: typeof code === 'string' && hasCode ? code : null,
  };
}

/**
 * `POST /api/users/login` and `POST /api/SuperAdmin/Login`.
 * @param isSuper true: an account without the flag is treated as missing
 */
export async function login(call: Call, isSuper: boolean) {
  const { userId, password, takeOver, code } = readCredentials(call);
  const found = await findAccount(strapi, { userId });
  const account = isSuper && found?.superAdmin !== true ? null : found;
  const isRight = await attemptLogin(
    { userId, isKnown: account !== null, ...clientOf(call, account) },
    () => comparePassword(password, account?.password),
  );
  if (!account) return { msg: MESSAGES.errorNoUser };
  if (!isRight) return { msg: MESSAGES.errorPass };
  if (account.userStatus !== 'active') return { msg: MESSAGES.errorInactive };
  const idle = await idleSeconds(strapi);
  const begin = () => beginSession(strapi, account, takeOver, idle);
  const owner = ownerOf(account);
  let token: string | undefined;
  if (await hasSecondFactor(strapi, owner)) {
    if (code === null) return { msg: MESSAGES.errorNoCode };
    const { device } = clientOf(call, account);
    const answer = await attemptCode(strapi, { owner, device, code }, begin);
    if (!answer) return { msg: MESSAGES.errorCode };
    token = answer.done;
  } else token = await begin();
  if (token === undefined) return { msg: MESSAGES.errorLogedin };
  call.setHeader(KNOWN_DEVICE, markDevice(call.knownDevice, account));
  const userA = presentAccount(await accountOf(strapi, account.documentId));
  return success({ token, userA });
}

/** `POST /api/users/logout`; with `everywhere`, known devices are forgotten, too. */
export async function logout(call: Call) {
  const { id, sessionId } = signedIn(call);
  if (call.body.everywhere === true) await endEverywhere(strapi, id);
  else await endSession(strapi, id, sessionId);
  return success();
}

/** `GET /api/GetUserForAuth` */
export async function findOwnAccount(call: Call) {
  const { documentId } = signedIn(call);
  return { userA: presentAccount(await accountOf(strapi, documentId)) };
}
