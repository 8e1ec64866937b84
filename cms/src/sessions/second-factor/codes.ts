import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/**
 * The number of time steps before and after the current one whose codes are valid: clocks differ, and typing takes
 * time.
 */
const WINDOW = 1;
const CODE = /^[0-9]{6}$/;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 bits: too many to find a code from its hash by brute force. */
const RECOVERY_BYTES = 10;

const totpOf = (
  secret: string,
  names: { readonly issuer?: string; readonly label?: string } = {},
) => new TOTP({ ...names, secret: Secret.fromBase32(secret) });

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI that adds a secret to an authenticator app. @param issuer, label texts that the app shows */
export const secretUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** A code in the form for comparing: people type spaces, hyphens and upper-case letters. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/**
 * The time step of a code; null for a wrong code.
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const totp = totpOf(secret);
  // The library throws on other characters of the same length.
  if (!CODE.test(plain(code))) return null;
  const delta = totp.validate({ token: plain(code), timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** New recovery codes. They are shown only once. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (
      new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
        .toLowerCase()
        .match(/.{4}/g) ?? []
    ).join('-'),
  );

/** The digest of a recovery code. Only the digest is stored. */
export const recoveryDigest = (code: string): string =>
  createHash('sha256').update(plain(code)).digest('base64url');
