import { defineResource } from '../../documents/resource';
import { NOTIFICATION_SCHEMAS } from './schemas';

/** The outbox: what is to be told about enquiries. Source: docs/contract.md, "Notifications". */
export const notification = defineResource({
  name: 'notification',
  uid: 'api::notification.notification',
  pages: 'none',
  schemas: NOTIFICATION_SCHEMAS,
});
