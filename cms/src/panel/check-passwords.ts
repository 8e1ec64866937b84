import type { Core } from '@strapi/strapi';
import { limitedAddress } from '../http/client-address';
import { LoginLimits } from '../sessions/login-limits';
import { comparePassword, hashPassword } from '../sessions/passwords';

interface PanelUser {
  readonly email: string;
  readonly password: string | null;
  readonly isActive: boolean | null;
}

/** What Passport takes: an error, a user or false, and the reason. */
type Outcome = readonly [null, PanelUser | false, { readonly message: string }?];

interface AuthService {
  checkCredentials: (sent: { readonly email: unknown; readonly password: unknown }) => unknown;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
}

/** Strapi limits an e-mail address less, and a password to 72 bytes. */
const MOST_CHARACTERS = 200;

const INVALID: Outcome = [null, false, { message: 'Invalid credentials' }];
const INACTIVE: Outcome = [null, false, { message: 'User not active' }];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS;

/** Strapi answers 501 for each error of a login, except for those with this code. */
const asAnswered = (error: unknown): unknown =>
  error instanceof Error ? Object.assign(error, { details: { code: 'LOGIN_NOT_ALLOWED' } }) : error;

/**
 * Replaces how Strapi checks and hashes the passwords of the panel's users. A login takes as long for an unknown user
 * as for a known one, is limited by user and by address, and blocks nothing else.
 */
export function checkPanelPasswords(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const context = () => strapi.requestContext.get();
  const limits = new LoginLimits('panel-');
  // Whether there is such a user makes no difference.
  const attempt = (email: string, compare: () => Promise<boolean>): Promise<boolean> => {
    const address = limitedAddress(context()?.ip ?? '');
    return limits.attempt({ name: email, isKnown: true, address, device: null }, compare);
  };

  auth.hashPassword = hashPassword;
  // Asked for when a user changes its own password.
  auth.validatePassword = (password, hash) => {
    const { user } = (context()?.state ?? {}) as { readonly user?: PanelUser };
    return attempt(user?.email ?? '', () => comparePassword(password, hash));
  };
  auth.checkCredentials = async ({ email, password }): Promise<Outcome> => {
    if (!isText(email) || !isText(password)) return INVALID;
    const user = (await strapi.db
      .query('admin::user')
      .findOne({ where: { email } })) as PanelUser | null;
    try {
      const isRight = await attempt(email, () => comparePassword(password, user?.password));
      if (!user || !isRight) return INVALID;
    } catch (error) {
      throw asAnswered(error);
    }
    return user.isActive === true ? [null, user] : INACTIVE;
  };
}
