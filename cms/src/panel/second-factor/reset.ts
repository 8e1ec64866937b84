import type { Core } from '@strapi/strapi';
import { addAuditEntry, panelUserInAudit } from '../../documents/audit-trail';
import { removeSecondFactor } from '../../sessions/second-factor/store';
import { findPanelUser } from '../panel-user';
import type { PanelUser } from '../panel-user';

/** The prefix of the owner names of panel users' second factors. */
export const KIND = 'panel ';

/** The owner name of a panel user's second factor. It is unique and never used again. */
export const ownerOf = ({ documentId }: Pick<PanelUser, 'documentId'>): string => KIND + documentId;

/**
 * Ends the sessions of a panel user.
 * @param kept the id of the session that continues
 */
export async function endPanelSessions(
  strapi: Core.Strapi,
  { id }: Pick<PanelUser, 'id'>,
  kept = '',
): Promise<void> {
  // Strapi's own call does not end sessions that a renewal replaced. Their tokens are valid until they expire.
  const where = { userId: String(id), origin: 'admin', sessionId: { $ne: kept } };
  await strapi.db.query('admin::session').deleteMany({ where });
}

/** Switches the second factor of a panel user off and ends the user's sessions. */
export async function resetPanelSecondFactor(strapi: Core.Strapi, user: PanelUser): Promise<void> {
  await strapi.db.transaction(async () => {
    await removeSecondFactor(strapi, ownerOf(user));
    await endPanelSessions(strapi, user);
    const target = panelUserInAudit(user);
    await addAuditEntry(strapi, { action: 'Reset Second Factor', target });
  });
}

/** The same for `npm run account`. @returns false if there is no such user */
export async function resetPanelSecondFactorOf(
  strapi: Core.Strapi,
  email: string,
): Promise<boolean> {
  const user = await findPanelUser(strapi, { email });
  if (user) await resetPanelSecondFactor(strapi, user);
  return user !== null;
}

/**
 * Removes the second factor of each panel user that is deleted, afterwards: if the deletion fails, the user still needs
 * the code.
 */
export function removeFactorsOfDeletedUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      await removeSecondFactor(strapi, ownerOf(result as PanelUser));
    },
  });
}
