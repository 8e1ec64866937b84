import { AREAS } from '../../../../domain';

export default {
  kind: 'collectionType',
  collectionName: 'audits',
  info: { singularName: 'audit', pluralName: 'audits', displayName: 'Audit Trail' },
  options: { draftAndPublish: false },
  indexes: [{ name: 'audits_at_idx', columns: ['at', 'id'] }],
  attributes: {
    at: { type: 'datetime', required: true },
    /** The account that did it: its `_id`, and its name at the time, null where it is not of staff. */
    accountId: { type: 'string' },
    accountName: { type: 'string' },
    action: { type: 'string', required: true },
    /** What it was done to, without personal data. */
    subject: { type: 'text', required: true },
    /** Null where it is about all regions. */
    area: { type: 'enumeration', enum: [...AREAS] },
  },
};
