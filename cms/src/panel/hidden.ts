import type { Core } from '@strapi/strapi';
import { ACCOUNT_UID, FILE_UID } from '../uids';

/**
 * What the panel never shows nor takes nor searches by, whoever asks: an account's session, its registration's key, and the records that a
 * picture belongs to, by which a manager would read the other region's.
 */
const SECRETS = {
  [ACCOUNT_UID]: ['sessionId', 'sessionEndsAt', 'registrationKey'],
  [FILE_UID]: ['related'],
} as const;

interface Configured {
  config?: { attributes?: Record<string, { hidden: boolean }> };
}

/** Marks them as Strapi marks an account's `resetPasswordToken`. */
export function hideSecrets(strapi: Core.Strapi): void {
  for (const [uid, names] of Object.entries(SECRETS)) {
    const type = strapi.contentType(uid as never) as unknown as Configured;
    type.config ??= {};
    type.config.attributes ??= {};
    for (const name of names) type.config.attributes[name] = { hidden: true };
  }
}
