import { defineResource } from '../../documents/resource';
import { RECORD_RULES } from '../../domain';
import { ACCOUNT_PANEL } from './panel';
import { ACCOUNT_SCHEMAS } from './schemas';

/** The content type is the extended user of the plugin users-permissions. */
export const account = defineResource({
  name: 'user',
  uid: 'plugin::users-permissions.user',
  rule: RECORD_RULES.account,
  pages: 'none',
  panel: ACCOUNT_PANEL,
  schemas: ACCOUNT_SCHEMAS,
});
