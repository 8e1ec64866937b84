import { describe, expect, it } from '@jest/globals';
import { parseMobile } from './phones';

describe('the mobile number that a person means', () => {
  it.each([
    ...['9200000081', '92000 00081', '92000-00081', '+91 9200000081', '+91-92000-00081'],
    ...['919200000081', '00919200000081', '09200000081', '0 92000 00081', '(+91) 9200000081'],
    // Contacts copies a number with invisible marks, and text processors lengthen a hyphen.
    ...[
      '\u202a+91 92000 00081\u202c',
      '\u200e92000\u201100081',
      '92000–00081',
      '\u206892000 00081\u2069',
    ],
  ])('%s', (typed) => {
    expect(parseMobile(typed)).toBe('9200000081');
  });

  it('keeps a number that begins with 91', () => {
    expect(parseMobile('9100000001')).toBe('9100000001');
    expect(parseMobile('+91 9100000001')).toBe('9100000001');
  });

  it.each(['', '1017', '920000008', '92000000811', '0020000081', 'DWK-C-9200000081', '98765'])(
    '“%s” is none',
    (typed) => {
      expect(parseMobile(typed)).toBeNull();
    },
  );
});
