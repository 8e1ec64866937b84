import { isPassword } from '../../../domain';
import { queryInTransaction } from '../../../documents/query';
import type { PrepareWrite } from '../../../documents/write-rules';
import { TABLE } from '../../../sessions/caller';
import { hashPassword } from '../../../sessions/passwords';

/** A new password of an account, hashed. With it, a write does not compute the hash in its transaction. */
export class HashedPassword {
  private constructor(readonly hash: string) {}

  /** @param password a password that `isPassword` accepts @throws CallError 503 if too many hashes wait */
  static async of(password: unknown): Promise<HashedPassword> {
    return new HashedPassword(await hashPassword(String(password)));
  }
}

/**
 * Hashes an account's new password before the transaction, and stores the hash: Strapi's own hashing blocks the event
 * loop.
 */
export const preparePassword: PrepareWrite = async ({ strapi, data }) => {
  const { password } = data;
  // The write rule rejects an invalid password.
  if (!(password instanceof HashedPassword) && !isPassword(password)) return { data };
  const hashed = password instanceof HashedPassword ? password : await HashedPassword.of(password);
  return {
    data: { ...data, password: hashed },
    finish: async (documentId) => {
      await queryInTransaction(strapi, (knex) =>
        knex(TABLE).where({ document_id: documentId }).update({ password: hashed.hash }),
      );
    },
  };
};
