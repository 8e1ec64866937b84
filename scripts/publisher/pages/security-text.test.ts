import { describe, expect, it } from '@jest/globals';
import { SECURITY_FILE, securityText } from './security-text';

const SITE = 'https://homes.example.com';
const CONTACTS = { securityEmail: 'security@example.com', securityUrl: null };

describe('security.txt', () => {
  it('has each contact, when it expires and its address', () => {
    const both = { ...CONTACTS, securityUrl: 'https://example.com/report' };
    expect(securityText(both, SITE, new Date('2026-11-23T09:00:00Z'))).toBe(
      [
        'Contact: mailto:security@example.com',
        'Contact: https://example.com/report',
        'Expires: 2027-06-01T00:00:00.000Z',
        `Canonical: ${SITE}/${SECURITY_FILE}`,
        '',
      ].join('\n'),
    );
  });

  it('is the same for every publish of a month, and new in the next', () => {
    const at = (now: string) => securityText(CONTACTS, SITE, new Date(now));
    expect(at('2026-11-01T00:00:00Z')).toBe(at('2026-11-30T23:59:59Z'));
    expect(at('2026-12-01T00:00:00Z')).not.toBe(at('2026-11-30T23:59:59Z'));
  });

  it('has no line that is none of its own', () => {
    const odd = { securityEmail: null, securityUrl: 'https://example.com/a\nContact: b' };
    expect(securityText(odd, SITE, new Date())?.match(/^Contact:/gm)).toHaveLength(1);
  });

  it('is not there without a contact', () => {
    for (const none of [null, ''])
      expect(
        securityText({ securityEmail: none, securityUrl: none }, SITE, new Date()),
      ).toBeUndefined();
  });
});
