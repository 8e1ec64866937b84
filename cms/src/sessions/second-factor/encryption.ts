import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readEnv } from '../../settings/env';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own: Strapi encrypts by the same setting. */
const key = (): Uint8Array =>
  new Uint8Array(
    hkdfSync('sha256', readEnv().secrets.ENCRYPTION_KEY, '', 'second factor', KEY_BYTES),
  );

/** A text as it is stored. */
export function encrypt(text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key(), iv);
  const encrypted = [iv, cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([...encrypted, cipher.getAuthTag()]).toString('base64');
}

/** A stored text; null where it was encrypted by another key, as after a restore without the secrets. */
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
