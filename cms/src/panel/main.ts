import type { Core } from '@strapi/strapi';
import { addAuditEntry, panelUserInAudit } from '../documents/audit-trail';
import { unlock } from '../http/rate-limit';
import { serveRequests } from '../program';
import { unlockCodes } from '../sessions/second-factor/attempt';
import { findPanelUser } from './panel-user';
import { ownerOf, resetPanelSecondFactorOf } from './second-factor/reset';
import { makePanelAdmin } from './super-admin';

/**
 * The request of `npm run account` to this program: a super admin of the panel to create, or the e-mail address of a
 * user to unlock, or of a user whose second factor is reset. The response tells whether the user is new, or whether the
 * user exists.
 */
export type PanelRequest =
  | { readonly email: string; readonly password: string }
  | { readonly unlock: string }
  | { readonly resetSecondFactor: string };

async function unlockUser(strapi: Core.Strapi, email: string): Promise<boolean> {
  const user = await findPanelUser(strapi, { email });
  if (!user) return false;
  await unlock(email);
  await unlockCodes(ownerOf(user));
  await addAuditEntry(strapi, { action: 'Unlock', target: panelUserInAudit(user) });
  return true;
}

serveRequests((strapi, request: PanelRequest) => {
  if ('unlock' in request) return unlockUser(strapi, request.unlock.toLowerCase());
  if ('resetSecondFactor' in request)
    return resetPanelSecondFactorOf(strapi, request.resetSecondFactor.toLowerCase());
  return makePanelAdmin(strapi, request.email, request.password);
});
