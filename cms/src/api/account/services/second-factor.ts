import type { Core } from '@strapi/strapi';
import { toString } from 'qrcode';
import { removeSecondFactor } from '../../../sessions/second-factor/store';
import { secretUri } from '../../../sessions/second-factor/codes';
import { endEverywhere } from '../../../sessions/session';
import { readEnv } from '../../../settings/env';
import { PARAMETER_UID } from '../../../uids';
import { findAccount } from './find';
import type { StoredAccount } from './present';

/** The name of an account's second factor: no other account ever has it. */
export const ownerOf = ({ documentId }: Pick<StoredAccount, 'documentId'>): string =>
  `account ${documentId}`;

/** What an authenticator app calls the site. */
async function issuer(strapi: Core.Strapi): Promise<string> {
  const stored = (await strapi.db.query(PARAMETER_UID).findOne({ select: ['brandName'] })) as {
    readonly brandName: string;
  } | null;
  return stored?.brandName ?? new URL(readEnv().siteUrl).host;
}

/** A secret for an authenticator app: as text, as an address and as a picture of it. */
export async function presentSecret(strapi: Core.Strapi, secret: string, userId: string) {
  const uri = secretUri(secret, await issuer(strapi), userId);
  const svg = await toString(uri, { type: 'svg' });
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** Switches an account's second factor off, and ends its session everywhere. */
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
