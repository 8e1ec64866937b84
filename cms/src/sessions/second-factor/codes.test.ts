import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes, newSecret, recoveryDigest, secretUri, stepOf } from './codes';

/** The secret and codes of RFC 6238, appendix B, shortened to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of the app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(stepOf(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('counts one step before and after its own, and names that step', () => {
    const [step, code] = [37_037_036, '081804'];
    const at = (steps: number) => stepOf(SECRET, code, (step + steps) * 30_000);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null]);
  });

  it.each(['081805', '81804', '0081804', '', 'abcdef', '08180a', '０８１８０４'])(
    '%j is wrong',
    (code) => {
      expect(stepOf(SECRET, code, 1_111_111_109_000)).toBeNull();
    },
  );

  it('may have spaces', () => {
    expect(stepOf(SECRET, ' 081 804 ', 1_111_111_109_000)).not.toBeNull();
  });
});

it('the address of a secret has what an app needs', () => {
  const secret = newSecret();
  const url = new URL(secretUri(secret, 'Dwarka & Homes', '9000000001'));
  expect(`${url.protocol}//${url.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(url.pathname)).toContain('Dwarka & Homes:9000000001');
  expect(url.searchParams.get('secret')).toBe(secret);
  expect(url.searchParams.get('issuer')).toBe('Dwarka & Homes');
});

it('codes for recovery are ten different ones, and compare however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  expect(recoveryDigest(first.toUpperCase().replaceAll('-', ' '))).toBe(recoveryDigest(first));
  expect(recoveryDigest(second)).not.toBe(recoveryDigest(first));
  expect(recoveryDigest(first)).not.toContain(first);
});
