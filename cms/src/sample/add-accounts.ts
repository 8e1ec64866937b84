import type { Core } from '@strapi/strapi';
import accounts from '../../sample-content/accounts.json';
import type { PermissionFlag } from '../domain';
import { ACCOUNT_UID } from '../uids';
import { missing } from './records';

const DAY = 24 * 60 * 60 * 1000;
const after = (days: number | undefined): string | null =>
  days === undefined ? null : new Date(Date.now() + days * DAY).toISOString();

interface UserService {
  readonly add: (values: object) => Promise<unknown>;
}
interface PanelUserService {
  readonly create: (values: object) => Promise<unknown>;
}

interface SampleAccount {
  readonly userId: string;
  readonly isInactive?: boolean;
  /** The start and end of the subscription, in days from the day on which the sample content is added. */
  readonly subscription?: readonly number[];
  /** The permission flags that are true. */
  readonly flags?: Readonly<Partial<Record<PermissionFlag, boolean>>>;
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

/**
 * Adds the accounts of the site; the plugin's own service hashes the password.
 * @param password the password of every account
 */
export async function addAccounts(strapi: Core.Strapi, password: string): Promise<void> {
  const service = strapi.service('plugin::users-permissions.user') as unknown as UserService;
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ select: ['id'], where: { type: 'authenticated' } })) as
    | { readonly id: number }
    | undefined;
  if (!role) throw new Error('The role "authenticated" of the users-permissions plugin is missing');
  for (const account of await missing(strapi, ACCOUNT_UID, accounts.site, 'userId')) {
    await service.add({ ...valuesOf(account), password, role: role.id });
  }
  strapi.log.info(`Sample content: added ${String(accounts.site.length)} accounts`);
}

/**
 * Adds the users of the panel. A user whose role does not exist yet gets no role, with a warning in the log.
 * @param password the password of every user
 */
export async function addPanelUsers(strapi: Core.Strapi, password: string): Promise<void> {
  const service = strapi.service('admin::user') as unknown as PanelUserService;
  for (const { role: code, ...user } of accounts.panel) {
    const where = { email: user.email };
    if ((await strapi.db.query('admin::user').count({ where })) > 0) continue;
    const role = (await strapi.db
      .query('admin::role')
      .findOne({ select: ['id'], where: { code } })) as { readonly id: number } | undefined;
    if (!role) strapi.log.warn(`The panel has no role ${code}: ${user.email} has no role`);
    const roles = role ? [role.id] : [];
    await service.create({ ...user, password, isActive: true, registrationToken: null, roles });
  }
  strapi.log.info(`Sample content: added ${String(accounts.panel.length)} users of the panel`);
}
