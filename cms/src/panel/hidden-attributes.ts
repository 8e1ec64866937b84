import type { Core } from '@strapi/strapi';
import { ACCOUNT_UID, FILE_UID } from '../uids';

/**
 * Attributes that the panel never shows, accepts or filters by, for any role: an account's session and idempotency key,
 * and the records of a picture, through which a manager could read records of the other region.
 */
const HIDDEN = {
  [ACCOUNT_UID]: ['sessionId', 'sessionEndsAt', 'registrationKey'],
  [FILE_UID]: ['related'],
} as const;

interface Configured {
  config?: { attributes?: Record<string, { hidden: boolean }> };
}

/** Marks the attributes as hidden, as Strapi marks an account's `resetPasswordToken`. */
export function hideAttributes(strapi: Core.Strapi): void {
  for (const [uid, names] of Object.entries(HIDDEN)) {
    const type = strapi.contentType(uid as never) as unknown as Configured;
    type.config ??= {};
    type.config.attributes ??= {};
    for (const name of names) type.config.attributes[name] = { hidden: true };
  }
}
