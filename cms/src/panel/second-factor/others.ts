import type { Core } from '@strapi/strapi';
import { ownersWithSecondFactor } from '../../sessions/second-factor/store';
import type { PanelUser } from '../panel-user';
import { KIND, ownerOf } from './reset';

/** A user of the panel whose second factor can be reset. */
interface OtherUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** The other users of the panel with a second factor, sorted by e-mail address. */
export async function usersWithSecondFactor(
  strapi: Core.Strapi,
  { id: own }: PanelUser,
): Promise<readonly OtherUser[]> {
  const owners = await ownersWithSecondFactor(strapi, KIND);
  const users = (await strapi.db
    .query('admin::user')
    .findMany({ where: { id: { $ne: own } }, orderBy: { email: 'asc' } })) as PanelUser[];
  return users
    .filter((user) => owners.has(ownerOf(user)))
    .map(({ id, email, firstname, lastname }) => ({
      ...{ id, email },
      name: [firstname, lastname].filter(Boolean).join(' '),
    }));
}
