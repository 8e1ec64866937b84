import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { ACCOUNT_ATTRIBUTES } from '../../api/account/content-types/attributes';
import { accountWriteRule } from '../../api/account/services/write-rule';

interface PanelUsers {
  create: (ctx: Context) => Promise<void>;
}

interface UsersPermissions {
  controllers: { contentmanageruser: PanelUsers };
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** Adds the account's attributes to the plugin's user, and fills attributes that the panel's form does not have. */
export default (plugin: UsersPermissions): UsersPermissions => {
  Object.assign(plugin.contentTypes.user.schema.attributes, ACCOUNT_ATTRIBUTES);
  const users = plugin.controllers.contentmanageruser;
  const create = users.create.bind(users);
  users.create = async (ctx) => {
    const { request } = ctx as { request: { body?: Readonly<Record<string, unknown>> } };
    const data = request.body ?? {};
    // The plugin's own validation error does not name the field.
    await accountWriteRule({ strapi, data, documentId: undefined });
    const role: unknown = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ select: ['id'], where: { type: 'authenticated' } });
    // The plugin requires these attributes; accounts do not use them.
    const required = { username: randomUUID(), email: `${randomUUID()}@no-email.invalid` };
    request.body = { ...data, ...required, role: (role as { readonly id: number }).id };
    await create(ctx);
  };
  return plugin;
};
