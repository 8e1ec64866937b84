import type { Core } from '@strapi/strapi';
import { KINDS } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import { ACCOUNT_UID, AUDIT_UID, ENQUIRY_UID, LISTING_UIDS, RECORD_UIDS } from '../../../uids';
import type { StoredAccount } from '../../account/services/present';
import type { StoredEnquiry } from '../../enquiry/services/present';
import type { StoredReview } from '../../review/services/present';
import { viewsOf } from '../../saved-view/services/stored-views';
import type { StoredView } from '../../saved-view/services/stored-views';

/** The attributes of an account that hold a phone number. */
export const PHONES = ['userId', 'uphone1', 'uphone2', 'uwhatsapp'] as const;

/** The attributes of a listing that hold the phone number of its owner. */
export const OWNER_PHONES = ['ownerPhone', 'ownerSecondPhone'] as const;
/** The attributes of a listing that hold a phone number. */
export const LISTING_PHONES = ['phoneOfContactPerson', ...OWNER_PHONES] as const;

/** A listing whose contact or owner has the phone number. */
export interface ContactListing
  extends Readonly<Record<(typeof LISTING_PHONES)[number] | 'ownerName', string | null>> {
  readonly kind: Kind;
  readonly documentId: string;
  readonly area: Area;
  readonly code: string;
}

/** An entry of the audit trail about something that an account did. */
interface StoredAuditEntry {
  readonly at: string;
  readonly action: string;
  readonly subject: string;
  readonly area: Area | null;
  readonly accountId: string;
}

/** Everything that is stored of one person. Source: docs/contract.md, "Personal data". */
export interface Person {
  readonly accounts: readonly StoredAccount[];
  readonly reviews: readonly StoredReview[];
  readonly enquiries: readonly StoredEnquiry[];
  readonly listings: readonly ContactListing[];
  readonly audit: readonly StoredAuditEntry[];
  readonly views: readonly StoredView[];
}

async function listingsWith(strapi: Core.Strapi, phone: string): Promise<ContactListing[]> {
  const found = await Promise.all(
    KINDS.map(async (kind) => {
      const where = { $or: LISTING_PHONES.map((name) => ({ [name]: phone })) };
      const rows = await strapi.db.query(LISTING_UIDS[kind]).findMany({ where });
      return (rows as Omit<ContactListing, 'kind'>[]).map((row) => ({
        ...{ ...row, kind },
        // The other one may be somebody else's.
        ...Object.fromEntries(
          LISTING_PHONES.map((name) => [name, row[name] === phone ? phone : null]),
        ),
        ownerName: OWNER_PHONES.some((name) => row[name] === phone) ? row.ownerName : null,
      }));
    }),
  );
  return found.flat();
}

/** What is stored of accounts, and with a phone number if there is one. */
async function gather(
  strapi: Core.Strapi,
  accounts: readonly StoredAccount[],
  phone: string | null,
): Promise<Person> {
  const withPhone = phone === null ? [] : [{ phone }];
  const documentIds = accounts.map(({ documentId }) => documentId);
  const ofAccounts = { accountId: { $in: documentIds } };
  const byAccounts = { author: { id: { $in: accounts.map(({ id }) => id) } } };
  const orderBy = [{ id: 'asc' }];
  const [reviews, enquiries, audit, views, listings] = await Promise.all([
    strapi.db.query(RECORD_UIDS.review).findMany({
      where: { $or: [...withPhone, byAccounts] },
      populate: ['author', 'picture'],
      orderBy,
    }),
    strapi.db.query(ENQUIRY_UID).findMany({ where: { $or: [...withPhone, ofAccounts] }, orderBy }),
    strapi.db.query(AUDIT_UID).findMany({ where: ofAccounts, orderBy }),
    viewsOf(strapi, { account: { $in: documentIds } }),
    phone === null ? [] : listingsWith(strapi, phone),
  ]);
  return { accounts, reviews, enquiries, audit, views, listings } as Person;
}

/** The person with a phone number: by every phone of accounts, reviews, enquiries and listings. */
export async function personByPhone(strapi: Core.Strapi, phone: string): Promise<Person> {
  const accounts = (await strapi.db.query(ACCOUNT_UID).findMany({
    where: { $or: PHONES.map((name) => ({ [name]: phone })) },
    orderBy: [{ id: 'asc' }],
  })) as readonly StoredAccount[];
  return await gather(strapi, accounts, phone);
}

/**
 * What an account has made itself. Nobody has proved that its phone numbers are its own, so what others sent with them is
 * left out.
 */
export const personOfAccount = (strapi: Core.Strapi, account: StoredAccount): Promise<Person> =>
  gather(strapi, [account], null);

/** How much there is, without personal data. */
export const sizeOf = ({
  accounts,
  reviews,
  enquiries,
}: Pick<Person, 'accounts' | 'reviews' | 'enquiries'>): string =>
  Object.entries({ accounts, reviews, enquiries })
    .map(([name, rows]) => `${name}: ${String(rows.length)}`)
    .join(', ');
