import { serveRequests } from '../../program';
import { unlockLogins } from './services/login-limits';
import { resetSecondFactorOf } from './services/second-factor';
import { makeSuperAdmin } from './services/super-admin';

/**
 * The request of `npm run account` to this program: a super admin to create, a user id or address to unlock, or a user
 * id whose second factor is reset. The response tells whether the account is new, or whether the account exists.
 */
export type Request =
  | { readonly userId: string; readonly password: string }
  | { readonly unlock: string }
  | { readonly resetSecondFactor: string };

serveRequests((strapi, request: Request) => {
  if ('unlock' in request) return unlockLogins(strapi, request.unlock);
  if ('resetSecondFactor' in request) return resetSecondFactorOf(strapi, request.resetSecondFactor);
  return makeSuperAdmin(strapi, request.userId, request.password);
});
