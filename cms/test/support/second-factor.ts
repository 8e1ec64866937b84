import { Secret, TOTP } from 'otpauth';
import { ACCOUNT_UID } from '../../src/uids';
import { accountCalls } from './account-calls';
import { bodyOf, PASSWORD, register } from './cms';
import type { TestCms } from './cms';

const STEP_MS = 30_000;
/** A text that is neither a code of six digits nor a recovery code. */
export const WRONG = '000000-wrong';

/** The code of a secret, this many steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

/** A staff account with an active second factor; `token` belongs to its session. */
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

/**
 * Makes the code valid again that switched the newest second factor on. An earlier code would be no alternative: it
 * expires if a busy machine takes longer than its step.
 */
export const freeLastCode = async ({ strapi }: TestCms): Promise<void> => {
  const rows = strapi.db.connection('second_factors');
  await rows
    .where('id', strapi.db.connection('second_factors').max('id'))
    .decrement('used_step', 2);
};

/** The calls of the second factor. The CMS must be booted when they are used. */
export function secondFactorCalls(cms: TestCms) {
  const { post, login, loggedIn } = accountCalls(cms);
  const accounts = () => cms.strapi.db.query(ACCOUNT_UID);
  const asked = async (path: string, body: object, token: string) =>
    (await bodyOf(post(path, body, token).expect(200))) as Answer;

  /** A signed-in staff account without a second factor. */
  const addStaff = async (userId: string, fields: object = {}) => {
    await register(cms, userId);
    await accounts().update({ where: { userId }, data: { userType: 'admin', ...fields } });
    const { token, userA } = await loggedIn(userId);
    return { userId, id: String(userA._id), token };
  };
  const addMember = async (userId: string, fields: object = {}): Promise<Member> => {
    const staff = await addStaff(userId, fields);
    const { secret } = await asked('SecondFactorBegin', {}, staff.token);
    const on = { password: PASSWORD, code: codeOf(secret) };
    const { token, recoveryCodes } = await asked('SecondFactorOn', on, staff.token);
    await freeLastCode(cms);
    return { ...staff, token, secret, recoveryCodes };
  };
  /** A login that takes over the session. */
  const enter = (userId: string, code?: unknown) =>
    login(userId, PASSWORD, { takeOver: true, ...(code !== undefined && { code }) });
  const entered = async (userId: string, code?: unknown) =>
    ((await bodyOf(enter(userId, code).expect(200))) as Answer).msg;
  return { post, login, asked, addStaff, addMember, enter, entered };
}
