import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { ACCOUNT_ATTRIBUTES } from '../../accounts/attributes';
import { accountRule } from '../../rules/account-rule';

interface PanelUsers {
  create: (ctx: Context) => Promise<void>;
}

interface UsersPermissions {
  controllers: { contentmanageruser: PanelUsers };
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** Gives the plugin's user the fields of an account, and its form in the panel what that form does not ask for. */
export default (plugin: UsersPermissions): UsersPermissions => {
  Object.assign(plugin.contentTypes.user.schema.attributes, ACCOUNT_ATTRIBUTES);
  const users = plugin.controllers.contentmanageruser;
  const create = users.create.bind(users);
  users.create = async (ctx) => {
    const { request } = ctx as { request: { body?: Readonly<Record<string, unknown>> } };
    const data = request.body ?? {};
    // The plugin's own form would tell of a fault without its field.
    await accountRule({ strapi, data, documentId: undefined });
    const role: unknown = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ select: ['id'], where: { type: 'authenticated' } });
    // What that form asks for, and accounts have no use for.
    const asked = { username: randomUUID(), email: `${randomUUID()}@no-email.invalid` };
    request.body = { ...data, ...asked, role: (role as { readonly id: number }).id };
    await create(ctx);
  };
  return plugin;
};
