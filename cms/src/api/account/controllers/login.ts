import type { Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { success } from '../../../http/success';
import { codeLoginErrors, loginErrors, MESSAGES } from '../../../domain';
import type { CodeKind } from '../../../sessions/second-factor/store';
import { addAuditEntry, countRefusal } from '../../../documents/audit-trail';
import { hasSecondFactor } from '../../../sessions/second-factor/store';
import { beginSession, endEverywhere, endSession } from '../../../sessions/session';
import { accountOf, findAccount } from '../services/find';
import { idleSeconds } from '../services/idle-time';
import { presentAccount } from '../services/present';
import { personOf } from '../services/audit';
import type { StoredAccount } from '../services/present';
import { attemptLogin, clientOf } from '../services/login-limits';
import { attemptAccountCode, ownerOf } from '../services/second-factor';
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

interface Beginning {
  readonly takeOver: boolean;
  readonly idle: number | null;
  /** The code that was sent; null without a second factor. */
  readonly by: CodeKind | null;
}

/** Begins a session, with its entry in the audit trail in the same commit. */
async function beginLogin(
  account: StoredAccount,
  { takeOver, idle, by: kind }: Beginning,
): Promise<string | undefined> {
  return await strapi.db.transaction(async () => {
    const token = await beginSession(strapi, account, takeOver, idle);
    if (token === undefined) return undefined;
    const by = personOf(account);
    const isLive = account.sessionId !== null && Number(account.sessionEndsAt ?? 0) > Date.now();
    await addAuditEntry(strapi, { action: isLive ? 'Take Over Session' : 'Log In', by });
    if (kind === 'recovery') await addAuditEntry(strapi, { action: 'Use Recovery Code', by });
    return token;
  });
}

/**
 * `POST /api/users/login` and `POST /api/SuperAdmin/Login`.
 * @param isSuper true: an account without the flag is treated as missing
 */
export async function login(call: Call, isSuper: boolean) {
  const { userId, password, takeOver, code } = readCredentials(call);
  const found = await findAccount(strapi, { userId });
  const account = isSuper && found?.superAdmin !== true ? null : found;
  const isRight = await attemptLogin(strapi, { userId, account, ...clientOf(call, account) }, () =>
    comparePassword(password, account?.password),
  );
  if (!account) return { msg: MESSAGES.errorNoUser };
  if (!isRight) return { msg: MESSAGES.errorPass };
  if (account.userStatus !== 'active') {
    const by = personOf(account);
    countRefusal(strapi, { action: 'Log In Failed', subject: 'Inactive account', by });
    return { msg: MESSAGES.errorInactive };
  }
  const idle = await idleSeconds(strapi);
  const begin = (by: CodeKind | null) => beginLogin(account, { takeOver, idle, by });
  let token: string | undefined;
  if (await hasSecondFactor(strapi, ownerOf(account))) {
    if (code === null) return { msg: MESSAGES.errorNoCode };
    const { device } = clientOf(call, account);
    const answer = await attemptAccountCode(strapi, account, { device, code }, begin);
    if (!answer) return { msg: MESSAGES.errorCode };
    token = answer.done;
  } else token = await begin(null);
  if (token === undefined) return { msg: MESSAGES.errorLogedin };
  call.setHeader(KNOWN_DEVICE, markDevice(call.knownDevice, account));
  const userA = presentAccount(await accountOf(strapi, account.documentId));
  return success({ token, userA });
}

/** `POST /api/users/logout`; with `everywhere`, known devices are forgotten, too. */
export async function logout(call: Call) {
  const { id, sessionId } = signedIn(call);
  if (call.body.everywhere === true)
    await strapi.db.transaction(async () => {
      await endEverywhere(strapi, id);
      await addAuditEntry(strapi, { action: 'Log Out Everywhere' });
    });
  else await endSession(strapi, id, sessionId);
  return success();
}

/** `GET /api/GetUserForAuth` */
export async function findOwnAccount(call: Call) {
  const { documentId } = signedIn(call);
  return { userA: presentAccount(await accountOf(strapi, documentId)) };
}
