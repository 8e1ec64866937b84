import { ACCOUNT_ATTRIBUTES } from '../../accounts/attributes';

interface UsersPermissions {
  routes: Record<string, unknown>;
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/**
 * Gives the plugin's user the fields of an account, and closes the plugin's own sign-in, registration and user
 * calls: accounts are asked for by the contract alone.
 */
export default (plugin: UsersPermissions): UsersPermissions => {
  Object.assign(plugin.contentTypes.user.schema.attributes, ACCOUNT_ATTRIBUTES);
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
};
