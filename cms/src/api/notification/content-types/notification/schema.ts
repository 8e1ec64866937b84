import { AREAS, NOTIFICATION_EVENTS, NOTIFICATION_KINDS } from '../../../../domain';

export default {
  kind: 'collectionType',
  collectionName: 'notifications',
  info: { singularName: 'notification', pluralName: 'notifications', displayName: 'Notification' },
  options: { draftAndPublish: false },
  pluginOptions: {
    'content-manager': { visible: false },
    'content-type-builder': { visible: false },
  },
  indexes: [
    { name: 'notifications_key_uq', columns: ['key'], type: 'unique' },
    { name: 'notifications_due_idx', columns: ['state', 'kind', 'due_at', 'id'] },
    { name: 'notifications_failed_idx', columns: ['area', 'state', 'ended_at', 'id'] },
    { name: 'notifications_enquiry_idx', columns: ['enquiry'] },
  ],
  attributes: {
    /** It stays the same over all attempts: receivers tell a repetition by it. */
    key: { type: 'string', required: true },
    kind: { type: 'enumeration', enum: [...NOTIFICATION_KINDS], required: true },
    event: { type: 'enumeration', enum: [...NOTIFICATION_EVENTS], required: true },
    /** The enquiry's `_id`. Addresses and texts are read when the notification is sent, and not stored here. */
    enquiry: { type: 'string', required: true },
    area: { type: 'enumeration', enum: [...AREAS], required: true },
    state: { type: 'enumeration', enum: ['waiting', 'sent', 'failed'], required: true },
    attempts: { type: 'integer', required: true },
    /** Times are milliseconds since 1970. While somebody sends it, `dueAt` is the end of the lease. */
    queuedAt: { type: 'biginteger', required: true },
    dueAt: { type: 'biginteger', required: true },
    expiresAt: { type: 'biginteger', required: true },
    endedAt: { type: 'biginteger' },
    /** Why the last attempt failed, without personal data. */
    error: { type: 'string' },
  },
};
