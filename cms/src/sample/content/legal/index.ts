import { COOKIE_POLICY } from './cookie-policy';
import { PRIVACY_POLICY } from './privacy-policy';
import { TERMS } from './terms';

/** The texts that the modals and the pages of the same name show. */
export const LEGAL_TEXTS = [
  {
    key: 'terms',
    title: 'Terms & Conditions',
    effectiveOn: '2025-08-01',
    effectiveLabel: 'Effective from',
    body: TERMS,
  },
  {
    key: 'cookie-policy',
    title: 'Cookie Policy',
    effectiveOn: '2020-11-01',
    effectiveLabel: 'Effective from',
    body: COOKIE_POLICY,
  },
  {
    key: 'privacy-policy',
    title: 'Privacy Policy',
    effectiveOn: '2025-08-01',
    effectiveLabel: 'Last updated',
    body: PRIVACY_POLICY,
  },
] as const;
