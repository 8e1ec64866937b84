import type { Core } from '@strapi/strapi';
import { notFound } from '../../../http/errors';
import { ACCOUNT_UID } from '../../../uids';
import type { StoredAccount } from './present';

/** An account by one of its columns; null if there is none. */
export const findAccount = (
  strapi: Core.Strapi,
  where: Readonly<Record<string, unknown>>,
): Promise<StoredAccount | null> =>
  strapi.db.query(ACCOUNT_UID).findOne({ where }) as Promise<StoredAccount | null>;

/** An account by its `_id`. @throws 404 if there is none */
export async function accountOf(strapi: Core.Strapi, documentId: string): Promise<StoredAccount> {
  const account = await findAccount(strapi, { documentId });
  if (!account) throw notFound();
  return account;
}
