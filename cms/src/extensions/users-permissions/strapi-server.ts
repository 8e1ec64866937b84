import { ACCOUNT_ATTRIBUTES } from '../../accounts/attributes';

interface UsersPermissions {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** Gives the plugin's user the fields of an account. */
export default (plugin: UsersPermissions): UsersPermissions => {
  Object.assign(plugin.contentTypes.user.schema.attributes, ACCOUNT_ATTRIBUTES);
  return plugin;
};
