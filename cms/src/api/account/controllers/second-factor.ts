import type { Call } from '../../../http/call';
import { signedIn } from '../../../http/call';
import { invalid, notSignedIn } from '../../../http/errors';
import { success } from '../../../http/success';
import { MESSAGES, secondFactorErrors } from '../../../domain';
import { comparePassword } from '../../../sessions/passwords';
import { addAuditEntry } from '../../../documents/audit-trail';
import { presentSecret } from '../../../sessions/second-factor/present';
import {
  prepareSecondFactor,
  removeSecondFactor,
  switchOn,
} from '../../../sessions/second-factor/store';
import { beginSession } from '../../../sessions/session';
import { accountOf } from '../services/find';
import { idleSeconds } from '../services/idle-time';
import { attemptLogin, clientOf } from '../services/login-limits';
import type { StoredAccount } from '../services/present';
import { attemptAccountCode, ownerOf, resetSecondFactor } from '../services/second-factor';
import { editableAccount } from '../services/edit';
import { idIn } from './users';

const OWN = 'You cannot reset your own second factor';

/** `POST /api/SecondFactorBegin`: creates a new secret for the caller's own account. */
export async function beginSecondFactor(call: Call) {
  const account = await accountOf(strapi, signedIn(call).documentId);
  const secret = await prepareSecondFactor(strapi, ownerOf(account));
  if (secret === undefined) return { msg: MESSAGES.errorAlready };
  return success(await presentSecret(strapi, secret, account.userId));
}

/**
 * The caller's own account if the password is correct, else undefined. The comparison counts as a password attempt.
 * @throws 400
 */
async function ownByPassword(call: Call): Promise<StoredAccount | undefined> {
  const { body } = call;
  const faults = secondFactorErrors(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const account = await accountOf(strapi, signedIn(call).documentId);
  const { userId } = account;
  const isRight = await attemptLogin(strapi, { userId, account, ...clientOf(call, account) }, () =>
    comparePassword(String(body.password), account.password),
  );
  return isRight ? account : undefined;
}

/** Ends all sessions of an account and starts a new one. @throws 401 if the password was changed in the meantime */
async function newSession(account: StoredAccount, idle: number | null): Promise<string> {
  const token = await beginSession(strapi, account, true, idle);
  if (token === undefined) throw notSignedIn();
  return token;
}

/** `POST /api/SecondFactorOn`: requires the password and a code of the secret. */
export async function switchSecondFactorOn(call: Call) {
  const account = await ownByPassword(call);
  if (!account) return { msg: MESSAGES.errorPass };
  const idle = await idleSeconds(strapi);
  return await strapi.db.transaction(async () => {
    const recoveryCodes = await switchOn(strapi, ownerOf(account), String(call.body.code));
    if (!recoveryCodes) return { msg: MESSAGES.errorCode };
    await addAuditEntry(strapi, { action: 'Switch On Second Factor' });
    return success({ token: await newSession(account, idle), recoveryCodes });
  });
}

/** `POST /api/SecondFactorOff`: requires the password and a code. */
export async function switchSecondFactorOff(call: Call) {
  const account = await ownByPassword(call);
  if (!account) return { msg: MESSAGES.errorPass };
  const idle = await idleSeconds(strapi);
  const { device } = clientOf(call, account);
  const sent = { device, code: String(call.body.code) };
  const answer = await attemptAccountCode(strapi, account, sent, async (kind) => {
    await removeSecondFactor(strapi, ownerOf(account));
    await addAuditEntry(strapi, { action: 'Switch Off Second Factor' });
    if (kind === 'recovery') await addAuditEntry(strapi, { action: 'Use Recovery Code' });
    return await newSession(account, idle);
  });
  return answer ? success({ token: answer.done }) : { msg: MESSAGES.errorCode };
}

/** `POST /api/SecondFactorReset`: the user is signed out everywhere and can then sign in with the password only. */
export async function resetSecondFactorByAdmin(call: Call) {
  const caller = signedIn(call);
  const account = await editableAccount(strapi, caller, idIn(call.body));
  if (account.id === caller.id) throw invalid({ id: OWN });
  await resetSecondFactor(strapi, account);
  return success();
}
