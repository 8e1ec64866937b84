import {
  AREAS,
  ENQUIRY_RULE,
  ENQUIRY_SOURCES,
  NOTICE_LANGUAGES,
  recordFieldAttribute,
} from '../../../../domain';
import type { RecordField } from '../../../../domain';

// Strapi writes into an attribute's object: each needs its own.
const text = () => ({ type: 'string', maxLength: 400 });
const privateText = () => ({ ...text(), private: true, searchable: false });
/** The index of a search: an equal column, then newest first. With the status, numbers are read from it alone. */
const newestBy = (...columns: readonly string[]) => ({
  name: `enquiries_${columns.join('_') || 'newest'}_idx`,
  columns: [
    'area',
    ...columns,
    'received_at',
    'id',
    ...(columns.includes('stage') ? [] : ['stage']),
  ],
});

const fields: Readonly<Record<string, RecordField>> = ENQUIRY_RULE.fields;

export default {
  kind: 'collectionType',
  collectionName: 'enquiries',
  info: { singularName: 'enquiry', pluralName: 'enquiries', displayName: 'Enquiry' },
  options: { draftAndPublish: false },
  indexes: [
    newestBy(),
    newestBy('stage'),
    newestBy('listing_code'),
    newestBy('locality'),
    newestBy('owner_id'),
    newestBy('owner_id', 'stage'),
    newestBy('source'),
    newestBy('is_open', 'follow_up_on'),
    { name: 'enquiries_changed_idx', columns: ['changed_at', 'phone'] },
    { name: 'enquiries_phone_idx', columns: ['phone', 'received_at'] },
    { name: 'enquiries_reference_uq', columns: ['reference'], type: 'unique' },
    { name: 'enquiries_proof_uq', columns: ['proof'], type: 'unique' },
    { name: 'enquiries_account_idx', columns: ['account_id', 'id'] },
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
    /** The listing was not public when the enquiry came: staff alone see its words. */
    isListingPrivate: { type: 'boolean', private: true },
    /** The listing's locality. */
    locality: text(),
    /** How it reached the brokerage. */
    source: { type: 'enumeration', enum: [...ENQUIRY_SOURCES], default: 'Site' },
    /** Derived: it can still be answered. */
    isOpen: { type: 'boolean', private: true },
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
    /** What was computed or shown for this enquiry alone, so that nothing is sent by it twice. */
    proof: privateText(),
    consentedAt: { type: 'datetime' },
    withdrawnAt: { type: 'datetime' },
  },
};
