import type { Core } from '@strapi/strapi';
import { ACCOUNT_UID } from '../uids';
import { ACCOUNTS, PANEL_USERS } from './content/accounts';
import type { SampleAccount } from './content/accounts';
import { isThere } from './records';

const DAY = 24 * 60 * 60 * 1000;
const after = (days: number | undefined): string | null =>
  days === undefined ? null : new Date(Date.now() + days * DAY).toISOString();

interface Adder {
  add: (values: object) => Promise<unknown>;
}
interface Creator {
  create: (values: object) => Promise<unknown>;
}

const valuesOf = ({ isInactive, subscription, flags, ...own }: SampleAccount) => ({
  ...own,
  ...flags,
  username: own.userId,
  email: `${own.userId}@no-email.invalid`,
  provider: 'local',
  confirmed: true,
  blocked: false,
  userStatus: isInactive ? 'inactive' : 'active',
  userSubscriptionStartOn: after(subscription?.[0]),
  userSubscriptionExpireOn: after(subscription?.[1]),
});

/** The accounts of the site; the plugin's own service hashes their password. */
export async function fillAccounts(strapi: Core.Strapi, password: string): Promise<void> {
  const service = strapi.service('plugin::users-permissions.user') as unknown as Adder;
  const role: unknown = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ select: ['id'], where: { type: 'authenticated' } });
  if (!role) throw new Error('The role "authenticated" of the users-permissions plugin is missing');
  const { id } = role as { readonly id: number };
  for (const account of ACCOUNTS) {
    if (await isThere(strapi, ACCOUNT_UID, { userId: account.userId })) continue;
    await service.add({ ...valuesOf(account), password, role: id });
  }
  strapi.log.info(`Sample content: ${String(ACCOUNTS.length)} accounts are there`);
}

/** The users of the admin panel; one whose role is not made yet gets none, and the log says so. */
export async function fillPanelUsers(strapi: Core.Strapi, password: string): Promise<void> {
  const service = strapi.service('admin::user') as unknown as Creator;
  for (const { role: code, ...user } of PANEL_USERS) {
    const where = { email: user.email };
    if ((await strapi.db.query('admin::user').count({ where })) > 0) continue;
    const role = (await strapi.db
      .query('admin::role')
      .findOne({ select: ['id'], where: { code } })) as { readonly id: number } | undefined;
    if (!role) strapi.log.warn(`The panel has no role ${code}: ${user.email} is made without one`);
    const roles = role ? [role.id] : [];
    await service.create({ ...user, password, isActive: true, registrationToken: null, roles });
  }
  strapi.log.info(`Sample content: ${String(PANEL_USERS.length)} users of the panel are there`);
}
