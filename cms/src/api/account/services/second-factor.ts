import type { Core } from '@strapi/strapi';
import { removeSecondFactor } from '../../../sessions/second-factor/store';
import { endEverywhere } from '../../../sessions/session';
import { findAccount } from './find';
import type { StoredAccount } from './present';

/** The owner name of an account's second factor. It is unique and never used again. */
export const ownerOf = ({ documentId }: Pick<StoredAccount, 'documentId'>): string =>
  `account ${documentId}`;

/** Switches an account's second factor off, ends its session and forgets its known devices. */
export async function resetSecondFactor(
  strapi: Core.Strapi,
  account: Pick<StoredAccount, 'id' | 'documentId'>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await removeSecondFactor(strapi, ownerOf(account));
    await endEverywhere(strapi, account.id);
  });
}

/** The same for `npm run account`. @returns false if there is no such account */
export async function resetSecondFactorOf(strapi: Core.Strapi, userId: string): Promise<boolean> {
  const account = await findAccount(strapi, { userId });
  if (account) await resetSecondFactor(strapi, account);
  return account !== null;
}
