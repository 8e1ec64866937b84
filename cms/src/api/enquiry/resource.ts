import { ENQUIRY_RULE, REGION_LABEL } from '../../domain';
import { defineResource } from '../../documents/resource';
import { section, wide, wordingOf } from '../../panel/layout';
import { ENQUIRY_SCHEMAS } from './schemas';

const READ_ONLY: readonly string[] = [
  ...Object.keys(ENQUIRY_RULE.fields),
  ...[
    'reference',
    'area',
    'listingKind',
    'listingId',
    'listingCode',
    'listingWords',
    'locality',
    'source',
  ],
  ...['receivedAt', 'changedAt', 'firstContactAt', 'ownerName'],
  ...['noticeVersion', 'noticeLanguage', 'consentedAt', 'withdrawnAt'],
];

export const enquiry = defineResource({
  name: 'enquiry',
  uid: 'api::enquiry.enquiry',
  rule: ENQUIRY_RULE,
  pages: 'none',
  panel: {
    admin: [{ actions: ['read'] }],
    manager: [{ actions: ['read'], where: 'own region' }],
    isReadOnly: true,
    hidden: ['ownerId', 'accountId', 'isOpen', 'isListingPrivate', 'proof'],
    wording: {
      ...wordingOf(ENQUIRY_RULE),
      reference: { label: 'Reference' },
      area: { label: REGION_LABEL },
      listingKind: { label: 'Kind of Listing' },
      listingId: { label: 'Listing Id' },
      listingCode: { label: 'Listing Code' },
      listingWords: { label: 'Listing', hint: 'Its words when the enquiry was sent' },
      locality: { label: 'Locality' },
      source: { label: 'Source', hint: 'How it reached the brokerage' },
      receivedAt: { label: 'Received On' },
      changedAt: { label: 'Last Change' },
      firstContactAt: { label: 'First Contact' },
      ownerName: { label: 'Owner', hint: 'Who answers it' },
      noticeVersion: { label: 'Version of the Notice' },
      noticeLanguage: { label: 'Language of the Notice' },
      consentedAt: { label: 'Consent Given On' },
      withdrawnAt: { label: 'Consent Withdrawn On' },
    },
    sections: [
      section('Visitor', ['name', 'phone', 'email', 'callTime', 'visitOn', wide('message')]),
      section('Listing', [
        'listingCode',
        'area',
        wide('listingWords'),
        'locality',
        'listingKind',
        'listingId',
      ]),
      section('Follow-up', [
        'stage',
        'ownerName',
        'followUpOn',
        'firstContactAt',
        wide('lostReason'),
      ]),
      section('Consent', ['consentedAt', 'withdrawnAt', 'noticeVersion', 'noticeLanguage']),
      section('Enquiry', ['reference', 'source', 'receivedAt', 'changedAt']),
    ],
    readOnly: READ_ONLY,
    columns: ['reference', 'name', 'phone', 'stage', 'listingCode', 'ownerName', 'receivedAt'],
    mainField: 'reference',
    sort: { by: 'receivedAt', order: 'DESC' },
  },
  schemas: ENQUIRY_SCHEMAS,
});
