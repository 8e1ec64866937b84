import { compare, hashSync } from 'bcryptjs';
import { randomUUID } from 'node:crypto';

/** Nobody's password: what is compared where there is no account, so that this takes as long. */
const DUMMY_HASH = hashSync(randomUUID(), 10);

/** Whether it is the account's password; without an account it never is, and takes as long to say so. */
export async function isPasswordOf(
  account: { readonly password: string | null } | null,
  password: string,
): Promise<boolean> {
  const isSame = await compare(password, account?.password ?? DUMMY_HASH);
  return isSame && Boolean(account?.password);
}
