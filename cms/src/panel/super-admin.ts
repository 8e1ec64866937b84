import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { string } from 'yup';

interface User {
  readonly id: number;
  readonly roles: readonly { readonly id: number }[];
}
interface Users {
  create: (values: object) => Promise<User>;
  updateById: (id: number, values: object) => Promise<unknown>;
  /** Validates the password by Strapi's rules and sets it. */
  resetPasswordByEmail: (email: string, password: string) => Promise<void>;
}
interface Roles {
  getSuperAdmin: () => Promise<{ readonly id: number }>;
}

/** Strapi stores addresses in lower case. @throws ValidationError */
function readEmail(text: string): string {
  const email = text.toLowerCase();
  if (string().required().email().isValidSync(email)) return email;
  throw new errors.ValidationError(`${text} is no e-mail address`);
}

/**
 * Makes a super admin of the panel. If a user with the address exists, it gets the password, becomes active and its
 * sessions end. Else a new user is created.
 * @throws ValidationError for an address or a password that is invalid by Strapi's rules
 * @returns whether the user is new
 */
export async function makePanelAdmin(
  strapi: Core.Strapi,
  address: string,
  password: string,
): Promise<boolean> {
  const email = readEmail(address);
  const users = strapi.service('admin::user') as unknown as Users;
  const role = await (strapi.service('admin::role') as unknown as Roles).getSuperAdmin();
  return await strapi.db.transaction(async () => {
    const found = (await strapi.db
      .query('admin::user')
      .findOne({ where: { email }, populate: ['roles'] })) as User | null;
    const state = { isActive: true, blocked: false, registrationToken: null };
    if (found) {
      const roles = new Set([...found.roles.map(({ id }) => id), role.id]);
      await users.updateById(found.id, { ...state, roles: [...roles] });
    } else {
      const name = { firstname: 'Super', lastname: 'Admin' };
      const unknown = randomBytes(24).toString('base64');
      await users.create({ ...name, ...state, email, password: unknown, roles: [role.id] });
    }
    await users.resetPasswordByEmail(email, password);
    if (found) await strapi.sessionManager('admin').invalidateRefreshToken(String(found.id));
    return !found;
  });
}
