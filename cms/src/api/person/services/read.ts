import type { Core } from '@strapi/strapi';
import type { Body } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { parseMobile } from '../../../domain';
import { ACCOUNT_UID } from '../../../uids';
import type { Person } from './person';

/** @throws 400 */
export function readPhone({ phone }: Body): string {
  const mobile = typeof phone === 'string' ? parseMobile(phone) : null;
  if (mobile !== null) return mobile;
  throw invalid({ phone: 'Invalid Phone Number' });
}

/** A choice of the caller; not sent means no. @throws 400 */
export function readFlag(body: Body, key: string): boolean {
  const value = body[key] ?? false;
  if (typeof value !== 'boolean') throw invalid({ [key]: `${key} must be true or false` });
  return value;
}

const notOfPerson = () =>
  invalid({ accounts: 'Accounts must be a list of accounts of this person' });

/**
 * The accounts of a person that the caller chose by their `_id`. One that is gone is left out: the answer to an earlier
 * try may be lost.
 * @throws 400 for one of somebody else
 */
export async function chosenAccounts(
  strapi: Core.Strapi,
  { accounts: sent }: Body,
  { accounts }: Person,
): Promise<Person['accounts']> {
  const ids: readonly unknown[] = Array.isArray(sent) ? sent : [sent ?? []].flat();
  if (!ids.every((id) => typeof id === 'string')) throw notOfPerson();
  const found = await strapi.db
    .query(ACCOUNT_UID)
    .findMany({ where: { documentId: { $in: ids } } });
  const chosen = accounts.filter(({ documentId }) => ids.includes(documentId));
  if (found.length !== chosen.length) throw notOfPerson();
  return chosen;
}
