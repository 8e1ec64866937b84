import type { Core } from '@strapi/strapi';
import { forgetInAuditTrail } from '../../../documents/audit-trail';
import { BIN_UID, contentOf, removeEntries } from '../../../documents/bin';
import type { BinEntry } from '../../../documents/bin';
import { eraseInVersions } from '../../../documents/erase-in-versions';
import { deleteRecord, editRecord } from '../../../documents/records';
import { erasing } from '../../../documents/versioned-write';
import { removeVersions } from '../../../documents/versions';
import { can, KINDS } from '../../../domain';
import { removeSecondFactor } from '../../../sessions/second-factor/store';
import { ACCOUNT_UID, ENQUIRY_UID } from '../../../uids';
import type { StoredAccount } from '../../account/services/present';
import { ownerOf } from '../../account/services/second-factor';
import { forgetBulkPhone } from '../../bulk-change/services/store';
import { forgetImportsWith } from '../../listing-import/services/store';
import { review } from '../../review/resource';
import { forgetViewsWith } from '../../saved-view/services/stored-views';
import { anonymise } from './anonymise';
import { LISTING_PHONES, OWNER_PHONES } from './person';
import type { Person } from './person';

/** The attributes of a listing that name its owner. */
const OWNER = { name: 'ownerName', phones: OWNER_PHONES } as const;

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
export interface Erased extends Pick<Person, 'accounts' | 'enquiries' | 'listings'> {
  /** The reviews that are deleted. */
  readonly reviews: Person['reviews'];
  /** The reviews that stay, with their name and text: they lose what leads to the person. */
  readonly keptReviews: Person['reviews'];
  /** The phone number that a super admin erases; null where the owner deletes an account: nobody has proved its number. */
  readonly phone: string | null;
}

/** Erases data of a person, in the current write. Source: docs/contract.md, "Personal data". */
export async function erase(strapi: Core.Strapi, erased: Erased): Promise<void> {
  const { accounts, enquiries, reviews, keptReviews, listings, phone } = erased;
  await anonymise(strapi, enquiries);
  await erasing(() => eraseRecords(strapi, erased));
  const records = [...accounts, ...reviews, ...keptReviews].map(({ documentId }) => documentId);
  await removeVersions(strapi, records);
  await removeEntries(strapi, await reviewsInBin(strapi, erased));
  if (phone !== null) {
    await eraseOwner(strapi, listings, phone);
    await forgetBulkPhone(strapi, phone);
    await forgetImportsWith(strapi, phone);
    await forgetViewsWith(strapi, phone);
  }
  await forgetInAuditTrail(
    strapi,
    accounts.map(({ documentId }) => documentId),
  );
}

/**
 * Takes the number, and the owner's name with it, off the versions of listings, and off the deleted listings that lie in
 * the bin: staff cannot.
 */
async function eraseOwner(
  strapi: Core.Strapi,
  listings: Person['listings'],
  phone: string,
): Promise<void> {
  const bin = strapi.db.query(BIN_UID);
  const entries = (await bin.findMany({
    where: { type: { $in: KINDS } },
  })) as readonly BinEntry[];
  const now = new Map<string, Readonly<Record<string, unknown>>>([
    ...listings.map((listing) => [listing.documentId, { ...listing }] as const),
    ...entries.map((entry) => [entry.record, contentOf(entry).values] as const),
  ]);
  const names = await eraseInVersions(strapi, OWNER, phone, now);
  for (const entry of entries) {
    const { values, ...content } = contentOf(entry);
    const gone: string[] = LISTING_PHONES.filter((name) => values[name] === phone);
    if (names.get(entry.record)?.has(values[OWNER.name]) === true) gone.push(OWNER.name);
    if (gone.length === 0) continue;
    const kept = { ...values, ...Object.fromEntries(gone.map((name) => [name, null])) };
    const data = { content: JSON.stringify({ ...content, values: kept }) };
    await bin.update({ where: { id: entry.id }, data });
  }
}

/** The deleted reviews of a person that still lie in the bin. */
async function reviewsInBin(
  strapi: Core.Strapi,
  { accounts, phone }: Erased,
): Promise<readonly BinEntry[]> {
  const authors = new Set(accounts.map(({ id }) => id));
  const entries = (await strapi.db
    .query(BIN_UID)
    .findMany({ where: { type: review.name } })) as readonly BinEntry[];
  return entries.filter((entry) => {
    const { values, relations } = contentOf(entry);
    const isOwn = relations.author?.some((id) => authors.has(id)) === true;
    return isOwn || (phone !== null && values.phone === phone);
  });
}

/** Deletes accounts and reviews, and takes from the reviews that stay what leads to the person. */
async function eraseRecords(
  strapi: Core.Strapi,
  { accounts, reviews, keptReviews }: Erased,
): Promise<void> {
  const gone = new Set(accounts.map(({ documentId }) => documentId));
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
