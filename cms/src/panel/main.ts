import type { Core } from '@strapi/strapi';
import { unlock } from '../http/rate-limit';
import { serveRequests } from '../program';
import { makePanelAdmin } from './super-admin';

/**
 * The request of `npm run account` to this program: a super admin of the panel to make, or the e-mail address of a user
 * to unlock. The response says whether the user is new, or whether there is such a user.
 */
export type PanelRequest =
  | { readonly email: string; readonly password: string }
  | { readonly unlock: string };

async function unlockUser(strapi: Core.Strapi, email: string): Promise<boolean> {
  if ((await strapi.db.query('admin::user').count({ where: { email } })) === 0) return false;
  await unlock(email);
  return true;
}

serveRequests((strapi, request: PanelRequest) =>
  'unlock' in request
    ? unlockUser(strapi, request.unlock.toLowerCase())
    : makePanelAdmin(strapi, request.email, request.password),
);
