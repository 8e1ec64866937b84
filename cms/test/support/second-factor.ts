import { Secret, TOTP } from 'otpauth';
import { ACCOUNT_UID } from '../../src/uids';
import { accountCalls } from './account-calls';
import { bodyOf, PASSWORD, register } from './cms';
import type { TestCms } from './cms';

const STEP_MS = 30_000;
/** A mark that no code of six digits or for recovery is. */
export const WRONG = '000000-wrong';

/** The code of a secret, so many steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

/** An account of staff that has switched its second factor on; `token` is of its session. */
export interface Member {
  readonly userId: string;
  readonly id: string;
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

interface Answer {
  readonly msg: string;
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The calls of the second factor on a CMS that is booted by the time they are asked. */
export function secondFactorCalls(cms: () => TestCms) {
  const { post, login, loggedIn } = accountCalls(cms);
  const accounts = () => cms().strapi.db.query(ACCOUNT_UID);
  const asked = async (path: string, body: object, token: string) =>
    (await bodyOf(post(path, body, token).expect(200))) as Answer;

  /** Staff without a second factor, signed in. */
  const addStaff = async (userId: string, fields: object = {}) => {
    await register(cms(), userId);
    await accounts().update({ where: { userId }, data: { userType: 'admin', ...fields } });
    const { token, userA } = await loggedIn(userId);
    return { userId, id: String(userA._id), token };
  };
  /** The code of the step before now is used up by that. */
  const addMember = async (userId: string, fields: object = {}): Promise<Member> => {
    const staff = await addStaff(userId, fields);
    const { secret } = await asked('SecondFactorBegin', {}, staff.token);
    const on = { password: PASSWORD, code: codeOf(secret, -1) };
    const { token, recoveryCodes } = await asked('SecondFactorOn', on, staff.token);
    return { ...staff, token, secret, recoveryCodes };
  };
  /** A login that takes over. */
  const enter = (userId: string, code?: unknown) =>
    login(userId, PASSWORD, { takeOver: true, ...(code !== undefined && { code }) });
  const entered = async (userId: string, code?: unknown) =>
    ((await bodyOf(enter(userId, code).expect(200))) as Answer).msg;
  return { post, login, asked, addStaff, addMember, enter, entered };
}
