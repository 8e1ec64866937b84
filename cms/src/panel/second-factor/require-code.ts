import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addAuditEntry, panelUserInAudit } from '../../documents/audit-trail';
import { attemptCode } from '../../sessions/second-factor/attempt';
import { hasSecondFactor } from '../../sessions/second-factor/store';
import { CODE_HEADER, CODE_REFUSALS } from '../../domain';
import type { CodeRefusal } from '../../domain';
import { panelDevice } from '../known-device';
import { findPanelUser, requestOf } from '../panel-user';
import type { PanelUser } from '../panel-user';
import { ownerOf } from './reset';

/** The maximum length of a sent code. All valid codes are shorter. */
const MOST_CHARACTERS = 100;

const refusal = (msg: CodeRefusal) => new errors.ApplicationError(CODE_REFUSALS[msg], { msg });

/**
 * Checks the second factor of a panel user, if there is one: the request must have a correct code, which is then used.
 * The code is in a header, because Strapi's other calls do not accept further fields.
 * @throws ApplicationError 400 for a missing or wrong code; CallError 429 after too many wrong codes
 */
export async function requireCode(strapi: Core.Strapi, user: PanelUser): Promise<void> {
  const owner = ownerOf(user);
  if (!(await hasSecondFactor(strapi, owner))) return;
  const ctx = requestOf(strapi);
  const code = (ctx?.get(CODE_HEADER) ?? '').trim();
  if (code === '') throw refusal('errorNoCode');
  if (code.length > MOST_CHARACTERS) throw refusal('errorCode');
  const by = panelUserInAudit(user);
  const attempt = { owner, device: panelDevice(ctx, user), code, by };
  const done = await attemptCode(strapi, attempt, async (kind) => {
    if (kind === 'recovery') await addAuditEntry(strapi, { action: 'Use Recovery Code', by });
    return true;
  });
  if (!done) throw refusal('errorCode');
}

interface Reset {
  readonly resetPasswordToken?: string;
}
interface Registration {
  readonly registrationToken: string;
}
interface AuthService {
  resetPassword: (sent: Reset) => Promise<unknown>;
}
interface UserService {
  register: (sent: Registration) => Promise<unknown>;
}

/** Requires the code in the calls that sign a panel user in without the password, too. */
export function requireCodeInResets(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const users = strapi.service('admin::user') as unknown as UserService;
  const resetPassword = auth.resetPassword.bind(auth);
  const register = users.register.bind(users);
  auth.resetPassword = async (sent) => {
    const { resetPasswordToken } = sent;
    const user = await findPanelUser(strapi, { resetPasswordToken, isActive: true });
    if (user) await requireCode(strapi, user);
    return await resetPassword(sent);
  };
  users.register = async (sent) => {
    const { registrationToken } = sent;
    const user = await findPanelUser(strapi, { registrationToken });
    if (user) await requireCode(strapi, user);
    return await register(sent);
  };
}
