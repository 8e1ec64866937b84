import type { Core } from '@strapi/strapi';
import { deleteRecord, editRecord } from '../../../documents/records';
import { can } from '../../../domain';
import { removeSecondFactor } from '../../../sessions/second-factor/store';
import { ACCOUNT_UID, ENQUIRY_UID } from '../../../uids';
import type { StoredAccount } from '../../account/services/present';
import { ownerOf } from '../../account/services/second-factor';
import { review } from '../../review/resource';
import { anonymise } from './anonymise';
import type { Person } from './person';

/** Whether it is an account of staff or of an executive. Their names are part of the brokerage's own records. */
export const worksHere = (account: StoredAccount): boolean =>
  can({ ...account, superAdmin: account.superAdmin === true }, 'read enquiries');

/** Deletes an account with its second factor and its session. Its enquiries lead to nobody afterwards. */
async function deleteAccount(strapi: Core.Strapi, account: StoredAccount): Promise<void> {
  const { documentId } = account;
  await removeSecondFactor(strapi, ownerOf(account));
  await strapi.db
    .query(ENQUIRY_UID)
    .updateMany({ where: { accountId: documentId }, data: { accountId: null } });
  await strapi.documents(ACCOUNT_UID).delete({ documentId });
}

/** What is erased of a person. */
export interface Erased extends Pick<Person, 'accounts' | 'enquiries'> {
  /** The reviews that are deleted. */
  readonly reviews: Person['reviews'];
  /** The reviews that stay, with their name and text: they lose what leads to the person. */
  readonly keptReviews: Person['reviews'];
}

/** Erases data of a person, in the current write. Source: docs/contract.md, "Personal data". */
export async function erase(strapi: Core.Strapi, erased: Erased): Promise<void> {
  const { accounts, enquiries, reviews, keptReviews } = erased;
  const gone = new Set(accounts.map(({ documentId }) => documentId));
  await anonymise(strapi, enquiries);
  for (const { documentId } of reviews) await deleteRecord(strapi, review, documentId);
  for (const { documentId, author } of keptReviews) {
    const isOrphan = author !== null && gone.has(author.documentId);
    await editRecord(strapi, review, documentId, {
      phone: null,
      ...(isOrphan && { author: null }),
    });
  }
  for (const account of accounts) await deleteAccount(strapi, account);
}
