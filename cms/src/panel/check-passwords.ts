import type { Core } from '@strapi/strapi';
import { addAuditEntry, countRefusal, panelUserInAudit } from '../documents/audit-trail';
import { limitedAddress } from '../http/client-address';
import { auditingRefusals } from '../sessions/audited-attempt';
import { LoginLimits } from '../sessions/login-limits';
import { comparePassword, hashPassword } from '../sessions/passwords';
import { markPanelDevice, panelDevice } from './known-device';
import { findPanelUser, requestOf, signedInUser } from './panel-user';
import type { PanelUser } from './panel-user';
import { requireCode } from './second-factor/require-code';

/** The arguments for Passport: an error, a user or false, and the reason. */
type Outcome = readonly [null, PanelUser | false, { readonly message: string }?];

interface AuthService {
  checkCredentials: (sent: { readonly email: unknown; readonly password: unknown }) => unknown;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
}

/** The maximum length of both texts. Strapi allows longer e-mail addresses, but only 72 bytes of a password. */
const MOST_CHARACTERS = 200;

const INVALID: Outcome = [null, false, { message: 'Invalid credentials' }];
const INACTIVE: Outcome = [null, false, { message: 'User not active' }];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS;

/** Adds a code to an error. Strapi responds 501 to errors of a login without this code. */
function asAnswered(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { details } = error as { readonly details?: object };
  return Object.assign(error, { details: { ...details, code: 'LOGIN_NOT_ALLOWED' } });
}

/**
 * Replaces Strapi's checks and hashes of panel users' passwords. A login takes the same time for known and unknown
 * users, is limited by user and by address or known device, and does not block other requests. If the user has a second
 * factor, the login also needs the code.
 */
export function checkPanelPasswords(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const limits = new LoginLimits('panel-');
  // Known and unknown users are counted in the same way.
  const attempt = (
    name: string,
    user: PanelUser | null,
    compare: () => Promise<boolean>,
  ): Promise<boolean> => {
    const ctx = requestOf(strapi);
    const from = { address: limitedAddress(ctx?.ip ?? ''), device: panelDevice(ctx, user) };
    const by = user && panelUserInAudit(user);
    return auditingRefusals(strapi, { by, of: 'password' }, () =>
      limits.attempt({ name, isKnown: true, ...from }, compare),
    );
  };

  auth.hashPassword = hashPassword;
  // Used when users change their own password or second factor.
  auth.validatePassword = (password, hash) => {
    const user = signedInUser(requestOf(strapi)) ?? null;
    return attempt(user?.email ?? '', user, () => comparePassword(password, hash));
  };
  auth.checkCredentials = async ({ email, password }): Promise<Outcome> => {
    if (!isText(email) || !isText(password)) return INVALID;
    const user = await findPanelUser(strapi, { email });
    try {
      const isRight = await attempt(email, user, () => comparePassword(password, user?.password));
      if (!user || !isRight) return INVALID;
      if (user.isActive !== true) {
        const by = panelUserInAudit(user);
        countRefusal(strapi, { action: 'Log In Failed', subject: 'Inactive account', by });
        return INACTIVE;
      }
      await requireCode(strapi, user);
    } catch (error) {
      throw asAnswered(error);
    }
    await addAuditEntry(strapi, { action: 'Log In', by: panelUserInAudit(user) });
    markPanelDevice(requestOf(strapi), user);
    return [null, user];
  };
}
