import type { Core } from '@strapi/strapi';
import { addAuditEntry, panelUserInAudit } from '../documents/audit-trail';
import type { PanelUser } from './panel-user';

interface Stored extends PanelUser {
  readonly blocked: boolean | null;
  readonly roles: readonly { readonly name: string }[];
}

type Values = Readonly<Record<string, unknown>>;

const USER = 'admin::user';

const usersWhere = async (strapi: Core.Strapi, where: object): Promise<readonly Stored[]> =>
  (await strapi.db.query(USER).findMany({ where, populate: ['roles'] })) as readonly Stored[];

const rolesOf = ({ roles }: Stored): string =>
  roles
    .map(({ name }) => name)
    .sort()
    .join(', ');
const statusOf = ({ isActive, blocked }: Stored): string =>
  isActive === true && blocked !== true ? 'active' : 'inactive';

/** Adds what a write has changed of a user of the panel to the audit trail. */
async function auditChange(strapi: Core.Strapi, before: Stored, data: Values): Promise<void> {
  const [after] = await usersWhere(strapi, { id: before.id });
  if (!after) return;
  const target = panelUserInAudit(after);
  const changes = [
    ['Change Role', rolesOf(before), rolesOf(after)],
    ['Change Status', statusOf(before), statusOf(after)],
  ] as const;
  for (const [action, was, is] of changes)
    if (was !== is) await addAuditEntry(strapi, { action, subject: `${was} → ${is}`, target });
  if (data.email !== undefined && before.email !== after.email)
    await addAuditEntry(strapi, { action: 'Change User Id', target });
  if (data.password !== undefined)
    await addAuditEntry(strapi, { action: 'Change Password', target });
}

/**
 * Adds what happens to users of the panel to the audit trail, whoever does it: Strapi writes them in many places, always
 * through its query engine.
 */
export function auditPanelUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterCreate({ result }) {
      const [user] = await usersWhere(strapi, { id: (result as PanelUser).id });
      if (!user) return;
      const [subject, target] = [rolesOf(user), panelUserInAudit(user)];
      await addAuditEntry(strapi, { action: 'Create Account', subject, target });
    },
    async beforeUpdate({ params, state }) {
      state.before = await usersWhere(strapi, (params.where ?? {}) as object);
    },
    async afterUpdate({ params, state }) {
      for (const before of state.before as readonly Stored[])
        await auditChange(strapi, before, (params.data ?? {}) as Values);
    },
    async afterDelete({ result }) {
      const target = panelUserInAudit(result as PanelUser);
      await addAuditEntry(strapi, { action: 'Delete Account', target });
    },
  });
}
