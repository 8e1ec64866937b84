import { LISTS, PARAMETER_FIELDS, PARAMETER_PART_FIELDS } from '../../domain';
import { LANDING_UID, LEGAL_TEXT_UID, PARAMETER_UID } from '../../uids';
import { requiredOf, section, wordingOf } from './layout';
import type { TypeLayout } from './layout';

const RULE = { fields: PARAMETER_FIELDS };

const PARAMETERS: TypeLayout = {
  uid: PARAMETER_UID,
  wording: {
    ...wordingOf(RULE),
    ...Object.fromEntries(
      Object.entries(PARAMETER_PART_FIELDS).map(([name, { label }]) => [name, { label }]),
    ),
    reraNumbers: {
      label: PARAMETER_PART_FIELDS.reraNumbers.label,
      hint: "The brokerage's own registrations",
    },
  },
  sections: [
    section('Brand', ['brandName', 'copyrightSince', 'reraNumbers']),
    section('Contact', ['fallbackPhone', 'chatPhone', 'phones', 'emails'], 6),
    section('Offices', ['headOffice', 'branchOffice'], 12),
    section('Welcome and registration', [
      'welcomeVideoUrl',
      'welcomePopup',
      'registrationApproval',
    ]),
    section('Links', ['socialLinks'], 12),
    section('Page sizes', [
      ...Object.values(LISTS).map(({ limitKey }) => limitKey),
      ...['limitReview', 'limitUser'],
    ]),
  ],
  required: [...requiredOf(RULE), 'phones', 'emails', 'headOffice', 'branchOffice'],
};

const LANDING: TypeLayout = {
  uid: LANDING_UID,
  wording: { logo: { label: 'Logo', hint: 'On the site, and on this panel' } },
  sections: [
    section('Head', ['logo', 'slides', 'welcome', 'claims'], 12),
    section('About us', ['about', 'whyChooseUs', 'whyCards'], 12),
    section('Services', ['services', 'serviceCards'], 12),
    section('Where and what', ['whereWeDeal', 'localities', 'whatWeDealIn'], 12),
    section('Reviews, awards, contact', ['clientReviews', 'awards', 'contactUs'], 12),
  ],
};

const LEGAL_TEXT: TypeLayout = {
  uid: LEGAL_TEXT_UID,
  wording: {
    key: { label: 'Page' },
    effectiveOn: { label: 'In force since' },
    effectiveLabel: { label: 'Words before that date' },
    body: {
      label: 'Text',
      hint: '{brandName}, {email}, {phone} and {headOffice} are filled in from the parameters',
    },
  },
  sections: [
    section('Page', ['key', 'title', 'effectiveOn', 'effectiveLabel']),
    section('Text', ['body'], 12),
  ],
  columns: ['title', 'key', 'effectiveOn', 'updatedAt'],
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
};

export const EDITORIAL_LAYOUTS: readonly TypeLayout[] = [PARAMETERS, LANDING, LEGAL_TEXT];
