import type { Core } from '@strapi/strapi';
import { ACCOUNT_UID } from '../../../uids';
import { findAccount } from './find';
import { inAccountWrite } from '../../../documents/account-write';

/**
 * Makes an account the site's super admin: a new one, or the one that has the number already, which gets the
 * password, is active and loses its session.
 * @throws the fault of a number or password that breaks a rule
 * @returns whether the account is new
 */
export const makeSuperAdmin = (
  strapi: Core.Strapi,
  userId: string,
  password: string,
): Promise<boolean> =>
  inAccountWrite(strapi, async () => {
    const account = await findAccount(strapi, { userId });
    const data = { password, superAdmin: true, userStatus: 'active' };
    if (account) {
      const { documentId } = account;
      await strapi.documents(ACCOUNT_UID).update({ documentId, data: data as never });
    } else {
      const own = { ...data, userId, uname: 'Super Admin', userType: 'admin' };
      await strapi.documents(ACCOUNT_UID).create({ data: own as never });
    }
    return account === null;
  });
