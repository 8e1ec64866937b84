import type { Core } from '@strapi/strapi';
import { tooMany } from '../../http/errors';
import { countedName, MINUTE, RateLimit, unlock } from '../../http/rate-limit';
import type { AuditPerson } from '../../documents/audit-trail';
import { auditingRefusals } from '../audited-attempt';
import { actByCode, findCode } from './store';
import type { CodeKind } from './store';

/** Source: docs/contract.md, "Login limits". */
const limit = new RateLimit('code', ({ loginPair }) => loginPair, 15 * MINUTE);

/** The owner and the device of a code attempt. */
export interface CodeAttempt {
  /** The name of an account or of a panel user. */
  readonly owner: string;
  /** The device, if somebody has signed in to the account on it. It has its own budget. */
  readonly device: string | null;
  readonly code: string;
  /** The owner in the audit trail, which gets an entry of a refusal. */
  readonly by: AuditPerson;
}

/**
 * Runs an action that needs a code, as one counted attempt. It is counted before the comparison; a correct code clears
 * the count.
 * @param act see `actByCode`
 * @returns null for a wrong or used code
 * @throws CallError 429 if the limit is used up, even for the correct code
 */
export async function attemptCode<T>(
  strapi: Core.Strapi,
  { owner, device, code, by }: CodeAttempt,
  act: (kind: CodeKind) => Promise<T | undefined>,
): Promise<{ readonly done: T | undefined } | null> {
  return await auditingRefusals(strapi, { by, of: 'code' }, async () => {
    const name = await countedName(owner);
    const key = device === null ? name : `${name} ${device}`;
    const seconds = await limit.count(key);
    if (seconds !== undefined) throw tooMany(seconds);
    const found = await findCode(strapi, owner, code);
    const answer = found && (await actByCode(strapi, found, act));
    if (answer) await limit.clear(key);
    return answer;
  });
}

/** Removes the limit of code attempts of an owner. */
export const unlockCodes = (owner: string): Promise<void> => unlock(owner);
