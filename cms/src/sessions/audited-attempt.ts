import type { Core } from '@strapi/strapi';
import { countRefusal } from '../documents/audit-trail';
import type { AuditPerson } from '../documents/audit-trail';
import { CallError } from '../http/errors';

interface Attempted {
  /** Who is named by the attempt; null if nobody is. */
  readonly by: AuditPerson | null;
  readonly of: 'password' | 'code';
}

/**
 * Runs an attempt of a password or a code, and counts a refusal in the audit trail.
 * @param attempt false or null: wrong @throws what the attempt throws
 */
export async function auditingRefusals<T extends boolean | object | null>(
  strapi: Core.Strapi,
  { by, of }: Attempted,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await attempt();
    if (answer === false || answer === null)
      countRefusal(strapi, { action: 'Log In Failed', subject: `Wrong ${of}`, by });
    return answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 429)
      countRefusal(strapi, { action: 'Locked Out', subject: `Too many tries of a ${of}`, by });
    throw error;
  }
}
