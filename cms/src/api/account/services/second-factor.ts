import type { Core } from '@strapi/strapi';
import { addAuditEntry } from '../../../documents/audit-trail';
import { attemptCode } from '../../../sessions/second-factor/attempt';
import type { CodeAttempt } from '../../../sessions/second-factor/attempt';
import { removeSecondFactor } from '../../../sessions/second-factor/store';
import type { CodeKind } from '../../../sessions/second-factor/store';
import { endEverywhere } from '../../../sessions/session';
import { personOf } from './audit';
import { findAccount } from './find';
import type { StoredAccount } from './present';

/** The owner name of an account's second factor. It is unique and never used again. */
export const ownerOf = ({ documentId }: Pick<StoredAccount, 'documentId'>): string =>
  `account ${documentId}`;

/** `attemptCode` of an account. @throws CallError 429 */
export const attemptAccountCode = <T>(
  strapi: Core.Strapi,
  account: StoredAccount,
  sent: Pick<CodeAttempt, 'device' | 'code'>,
  act: (kind: CodeKind) => Promise<T | undefined>,
) => attemptCode(strapi, { ...sent, owner: ownerOf(account), by: personOf(account) }, act);

/** Switches an account's second factor off, ends its session and forgets its known devices. */
export async function resetSecondFactor(
  strapi: Core.Strapi,
  account: StoredAccount,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await removeSecondFactor(strapi, ownerOf(account));
    await endEverywhere(strapi, account.id);
    await addAuditEntry(strapi, { action: 'Reset Second Factor', target: personOf(account) });
  });
}

/** The same for `npm run account`. @returns false if there is no such account */
export async function resetSecondFactorOf(strapi: Core.Strapi, userId: string): Promise<boolean> {
  const account = await findAccount(strapi, { userId });
  if (account) await resetSecondFactor(strapi, account);
  return account !== null;
}
