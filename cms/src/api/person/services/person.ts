import type { Core } from '@strapi/strapi';
import { ACCOUNT_UID, ENQUIRY_UID, RECORD_UIDS } from '../../../uids';
import { presentAccount } from '../../account/services/present';
import type { StoredAccount } from '../../account/services/present';
import { presentOwnEnquiry } from '../../enquiry/services/present';
import type { StoredEnquiry } from '../../enquiry/services/present';
import { presentReview } from '../../review/services/present';
import type { StoredReview } from '../../review/services/present';

/** Everything that is stored of one person. */
export interface Person {
  readonly account: StoredAccount | null;
  readonly reviews: readonly StoredReview[];
  readonly enquiries: readonly StoredEnquiry[];
}

/** The person with a phone number: by the account's user id, and by the phone of reviews and enquiries. */
export async function personByPhone(strapi: Core.Strapi, phone: string): Promise<Person> {
  const account = (await strapi.db
    .query(ACCOUNT_UID)
    .findOne({ where: { userId: phone } })) as StoredAccount | null;
  const ofAccount = account ? [{ accountId: account.documentId }] : [];
  const ofAuthor = account ? [{ author: { id: account.id } }] : [];
  const [reviews, enquiries] = await Promise.all([
    strapi.db.query(RECORD_UIDS.review).findMany({
      where: { $or: [{ phone }, ...ofAuthor] },
      populate: ['author', 'picture'],
      orderBy: [{ id: 'asc' }],
    }),
    strapi.db
      .query(ENQUIRY_UID)
      .findMany({ where: { $or: [{ phone }, ...ofAccount] }, orderBy: [{ id: 'asc' }] }),
  ]);
  return { account, reviews, enquiries } as Person;
}

/** How much there is of a person, without personal data. */
export const sizeOf = ({ account, reviews, enquiries }: Person): string =>
  [
    `accounts: ${String(account ? 1 : 0)}`,
    `reviews: ${String(reviews.length)}`,
    `enquiries: ${String(enquiries.length)}`,
  ].join(', ');

interface Entry {
  readonly enquiry: string;
  readonly at: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A person's data as JSON. The timelines name no account of staff. */
export async function presentPerson(strapi: Core.Strapi, person: Person) {
  const { account, reviews, enquiries } = person;
  const ids = enquiries.map(({ documentId }) => documentId);
  const entries = (await strapi.db.query('api::enquiry.enquiry-event').findMany({
    ...{ where: { enquiry: { $in: ids } }, orderBy: [{ id: 'asc' }] },
  })) as readonly Entry[];
  const references = new Map(enquiries.map((one) => [one.documentId, one.reference]));
  return {
    account: account && presentAccount(account),
    reviews: reviews.map((one) => presentReview(one, null)),
    enquiries: enquiries.map((one) => ({ ...presentOwnEnquiry(one), status: one.stage })),
    timeline: entries.map(({ enquiry, at, field, before, after }) => ({
      reference: references.get(enquiry) ?? '',
      ...{ at: new Date(at).toISOString(), field, before, after },
    })),
  };
}
