import { defineResource } from '../../documents/resource';
import { fieldsOfRule } from '../../documents/versioned-fields';
import { RECORD_RULES } from '../../domain';
import { ACCOUNT_PANEL } from './panel';
import { ACCOUNT_SCHEMAS } from './schemas';

/** The content type is the extended user of the plugin users-permissions. */
export const account = defineResource({
  name: 'user',
  uid: 'plugin::users-permissions.user',
  rule: RECORD_RULES.account,
  pages: 'none',
  versions: {
    fields: fieldsOfRule(RECORD_RULES.account),
    seenBy: 'edit users',
    guard: { flag: 'superAdmin', action: 'edit super admins' },
    areForgotten: true,
  },
  panel: ACCOUNT_PANEL,
  schemas: ACCOUNT_SCHEMAS,
});
