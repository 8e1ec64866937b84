import { compare, hashSync } from 'bcryptjs';
import { randomUUID } from 'node:crypto';
import type { Body } from '../contract/call';
import { INVALID_PASSWORD, isPassword, requiredMessage } from '../domain';
import type { Problems } from '../domain';

/** Nobody's password: what is compared where there is no account, so that this takes as long. */
const NOBODYS = hashSync(randomUUID(), 10);

/** Whether it is the account's password; without an account it never is, and takes as long to say so. */
export async function isPasswordOf(
  account: { readonly password: string | null } | null,
  password: string,
): Promise<boolean> {
  const isSame = await compare(password, account?.password ?? NOBODYS);
  return isSame && Boolean(account?.password);
}

/** The fault of a text that a call cannot do without. */
export function textFault(body: Body, key: string, label: string): Problems {
  const value = body[key] ?? '';
  if (typeof value !== 'string') return { [key]: `${label} must be text` };
  return value.trim() === '' ? { [key]: requiredMessage(label) } : {};
}

/** The names that a call has for a new password and its repetition, and what it says where they differ. */
export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
  readonly mismatch: string;
}

/** The faults of a new password. Source: the contract, "Accounts and sessions". */
export function newPasswordFaults(body: Body, names: NewPassword): Problems {
  const { password, repeated, mismatch } = names;
  const faults: Problems = {
    ...textFault(body, password, 'Password'),
    ...textFault(body, repeated, 'Confirm Password'),
  };
  const isBad = faults[password] === undefined && !isPassword(body[password]);
  const differs = faults[repeated] === undefined && body[repeated] !== body[password];
  return {
    ...faults,
    ...(isBad && { [password]: INVALID_PASSWORD }),
    ...(differs && { [repeated]: mismatch }),
  };
}
