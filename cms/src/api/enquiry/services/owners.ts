import type { Core } from '@strapi/strapi';
import { AREAS, can, USER_TYPES } from '../../../domain';
import type { Area, Caller } from '../../../domain';
import { ACCOUNT_UID } from '../../../uids';

/** An account that can own enquiries. */
export interface Owner {
  readonly id: string;
  readonly name: string;
  /** The regions whose enquiries it answers. */
  readonly areas: readonly Area[];
}

interface Account extends Caller {
  readonly documentId: string;
  readonly uname: string | null;
}

/** The user types of accounts that can own an enquiry. */
const TYPES = USER_TYPES.filter((userType) =>
  can({ userType, superAdmin: false }, 'answer enquiries'),
);

/** The accounts that can own enquiries, by name. @param where narrows them */
async function findOwners(strapi: Core.Strapi, where: object): Promise<readonly Owner[]> {
  const accounts = (await strapi.db.query(ACCOUNT_UID).findMany({
    select: ['documentId', 'uname', 'userType', 'superAdmin'],
    where: {
      ...{ ...where, userStatus: 'active' },
      $or: [{ userType: { $in: TYPES } }, { superAdmin: true }],
    },
    orderBy: [{ uname: 'asc' }, { id: 'asc' }],
  })) as readonly Account[];
  return accounts.map((account) => ({
    id: account.documentId,
    name: account.uname ?? '',
    areas: AREAS.filter((area) => can(account, 'see enquiries of the region', area)),
  }));
}

/** The accounts that can own enquiries of some regions. */
export const ownersOf = async (
  strapi: Core.Strapi,
  areas: readonly Area[],
): Promise<readonly Owner[]> =>
  (await findOwners(strapi, {})).filter((one) => areas.some((area) => one.areas.includes(area)));

/** An account that can own enquiries, by its `_id`; undefined if there is none. */
export const ownerById = async (strapi: Core.Strapi, id: string): Promise<Owner | undefined> =>
  (await findOwners(strapi, { documentId: id }))[0];
