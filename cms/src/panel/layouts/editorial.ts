import { KIND_FACTS, LISTS } from '../../domain';
import { LANDING_UID, LEGAL_TEXT_UID, PARAMETER_UID } from '../../uids';
import { section } from './layout';
import type { TypeLayout } from './layout';

const PARAMETERS: TypeLayout = {
  uid: PARAMETER_UID,
  wording: {
    brandName: { label: 'Brand name' },
    phones: { label: 'Phones' },
    emails: { label: 'E-mails' },
    reraNumbers: { label: 'RERA numbers', hint: "The brokerage's own registrations" },
    fallbackPhone: { label: 'Fallback phone', hint: 'Called where a listing has no phone' },
    chatPhone: { label: 'Chat phone', hint: 'Where the chat button leads' },
    copyrightSince: { label: 'Copyright since', hint: 'The year in the footer' },
    welcomeVideoUrl: { label: 'Welcome video', hint: 'An address that begins with https://' },
    welcomePopup: { label: 'Welcome popup' },
    registrationApproval: {
      label: 'Approval of registrations',
      hint: 'auto: an account is active at once; manual: it waits for staff',
    },
    ...Object.fromEntries(
      Object.values(LISTS).map(({ limitKey, kind, offer }) => [
        limitKey,
        {
          label: `${KIND_FACTS[kind].category} listings for ${offer.toLowerCase()} a page`,
        },
      ]),
    ),
    limitReview: { label: 'Reviews a page' },
    limitUser: { label: 'Accounts a page' },
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
