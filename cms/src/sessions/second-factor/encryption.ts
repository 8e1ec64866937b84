import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readEnv } from '../../settings/env';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A separate key, derived from the setting that Strapi also uses to encrypt. */
const key = (): Uint8Array =>
  new Uint8Array(
    hkdfSync('sha256', readEnv().secrets.ENCRYPTION_KEY, '', 'second factor', KEY_BYTES),
  );

/** Encrypts a text for storage. */
export function encrypt(text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key(), iv);
  const encrypted = [iv, cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([...encrypted, cipher.getAuthTag()]).toString('base64');
}

/** Decrypts a stored text; null if another key encrypted it, for example after a restore without the secrets. */
export function decrypt(stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
