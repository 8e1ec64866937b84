import type { Core } from '@strapi/strapi';
import { ACCOUNT_UID } from '../../../uids';
import { isPassword } from '../../../domain';
import { findAccount } from './find';
import { HashedPassword } from './passwords';
import { inAccountWrite } from '../../../documents/account-write';

/**
 * Makes an account the site's super admin. If an account with the number exists, it gets the password, becomes active
 * and its session ends. Else a new account is created.
 * @throws a validation error for an invalid number or password
 * @returns whether the account is new
 */
export async function makeSuperAdmin(
  strapi: Core.Strapi,
  userId: string,
  password: string,
): Promise<boolean> {
  const data = {
    password: isPassword(password) ? await HashedPassword.of(password) : password,
    superAdmin: true,
    userStatus: 'active',
  };
  return await inAccountWrite(strapi, async () => {
    const account = await findAccount(strapi, { userId });
    if (account) {
      const { documentId } = account;
      await strapi.documents(ACCOUNT_UID).update({ documentId, data: data as never });
    } else {
      const own = { ...data, userId, uname: 'Super Admin', userType: 'admin' };
      await strapi.documents(ACCOUNT_UID).create({ data: own as never });
    }
    return account === null;
  });
}
