import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { ACCOUNT_ATTRIBUTES } from '../../accounts/attributes';

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
    const { request } = ctx as { request: { body?: object } };
    // The plugin's own form asks for what the rule of accounts fills in.
    const asked = { username: randomUUID(), email: `${randomUUID()}@no-email.invalid` };
    request.body = { ...request.body, ...asked };
    await create(ctx);
  };
  return plugin;
};
