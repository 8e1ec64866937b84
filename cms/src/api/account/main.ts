import { serveRequests } from '../../program';
import { unlockLogins } from './services/login-limits';
import { makeSuperAdmin } from './services/super-admin';

/**
 * The request of `npm run account` to this program: a super admin to make, or the user id or address to unlock. The
 * response says whether the account is new, or whether there is such an account.
 */
export type Request =
  | { readonly userId: string; readonly password: string }
  | { readonly unlock: string };

serveRequests((strapi, request: Request) =>
  'unlock' in request
    ? unlockLogins(strapi, request.unlock)
    : makeSuperAdmin(strapi, request.userId, request.password),
);
