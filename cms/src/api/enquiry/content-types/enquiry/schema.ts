import { AREAS, ENQUIRY_RULE, NOTICE_LANGUAGES, recordFieldAttribute } from '../../../../domain';
import type { RecordField } from '../../../../domain';

// Strapi writes into an attribute's object: each needs its own.
const text = () => ({ type: 'string', maxLength: 400 });
const privateText = () => ({ ...text(), private: true });

const fields: Readonly<Record<string, RecordField>> = ENQUIRY_RULE.fields;

export default {
  kind: 'collectionType',
  collectionName: 'enquiries',
  info: { singularName: 'enquiry', pluralName: 'enquiries', displayName: 'Enquiry' },
  options: { draftAndPublish: false },
  indexes: [
    { name: 'enquiries_newest_idx', columns: ['area', 'received_at', 'id'] },
    { name: 'enquiries_stage_idx', columns: ['area', 'stage', 'received_at', 'id'] },
    { name: 'enquiries_phone_idx', columns: ['phone', 'received_at'] },
    { name: 'enquiries_reference_uq', columns: ['reference'], type: 'unique' },
  ],
  attributes: {
    reference: { type: 'string', required: true },
    area: { type: 'enumeration', enum: [...AREAS], required: true },
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, recordFieldAttribute(field)]),
    ),
    /** The listing that it is about, and its words: they stay when the listing is gone. */
    listingKind: text(),
    listingId: text(),
    listingCode: text(),
    listingWords: { type: 'text', maxLength: 2000 },
    receivedAt: { type: 'datetime', required: true },
    changedAt: { type: 'datetime', required: true },
    firstContactAt: { type: 'datetime' },
    /** The account that answers it: its `_id` and its name. */
    ownerId: privateText(),
    ownerName: text(),
    /** The account that sent it, if somebody was signed in. */
    accountId: privateText(),
    noticeVersion: text(),
    noticeLanguage: { type: 'enumeration', enum: [...NOTICE_LANGUAGES] },
    consentedAt: { type: 'datetime' },
    withdrawnAt: { type: 'datetime' },
  },
};
