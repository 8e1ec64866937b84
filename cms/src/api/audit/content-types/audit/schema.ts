import { AREAS } from '../../../../domain';

/** The index of a search: an equal column, then newest first. */
const newestBy = (column: string) => ({
  name: `audits_${column}_idx`,
  columns: [column, 'at', 'id'],
});

export default {
  kind: 'collectionType',
  collectionName: 'audits',
  info: { singularName: 'audit', pluralName: 'audits', displayName: 'Audit Trail' },
  options: { draftAndPublish: false },
  indexes: [
    { name: 'audits_at_idx', columns: ['at', 'id'] },
    newestBy('action'),
    newestBy('account_id'),
    newestBy('target_id'),
    { name: 'audits_slot_uq', columns: ['slot'], type: 'unique' },
  ],
  attributes: {
    at: { type: 'datetime', required: true },
    /** The account that did it: its `_id`, and its name at the time, null where it is not of staff. */
    accountId: { type: 'string' },
    accountName: { type: 'string' },
    action: { type: 'string', required: true },
    /** `site`, `panel`, `import`, `job` or `program`; null in entries of earlier versions. */
    entry: { type: 'string' },
    /** The network address; null where the account is a visitor's. */
    address: { type: 'string' },
    /** The account to which it was done. */
    targetId: { type: 'string' },
    targetName: { type: 'string' },
    /** What it was done to, without personal data. */
    subject: { type: 'text', required: true },
    /** Null where it is about all regions. */
    area: { type: 'enumeration', enum: [...AREAS] },
    /** How many times: refused logins of a minute are one entry. */
    total: { type: 'integer' },
    /** What and which minute such an entry counts. */
    slot: { type: 'string', private: true },
  },
};
