import type { Core } from '@strapi/strapi';
import { nextCodes } from '../api/listing/services/next-code';
import { placesOf } from '../api/listing/services/place';
import { keepPrices } from '../api/listing/services/prices';
import { listingData } from '../api/listing/services/write-rule';
import { createMany } from '../documents/create-many';
import { valueOrThrow } from '../documents/validation-error';
import { closingIn, parseListing } from '../domain';
import type { ListingValues, Outcome, ReraTerms } from '../domain';
import { LISTING_UIDS } from '../uids';
import type { MasterNames } from './master-names';
import type { NewListing, Stored, Target } from './messages';
import { orRejected } from './row-errors';

/** A new listing and the result of its validation. */
export interface ParsedCreation {
  readonly listing: NewListing;
  readonly outcome: Outcome<ListingValues>;
}

/** A listing that can be stored: its data, with names in the spelling of the master lists. */
export interface CheckedCreation {
  readonly listing: NewListing;
  readonly data: Readonly<Record<string, unknown>>;
  readonly added: Stored['added'];
}

/** Parses new listings. Runs before the transaction, because other writers wait for the end of the transaction. */
export const parseCreations = (
  { kind, area }: Target,
  listings: readonly NewListing[],
  rera: ReraTerms,
): readonly ParsedCreation[] =>
  listings.map((listing) => ({
    listing,
    outcome: parseListing(kind, area, listing.values, undefined, { rera }),
  }));

/** Checks new listings. @param names the master lists; missing names are added to them */
export async function checkCreations(
  { kind, area }: Target,
  parsed: readonly ParsedCreation[],
  names: MasterNames,
): Promise<readonly (readonly [NewListing, CheckedCreation | Stored])[]> {
  const checked: (readonly [NewListing, CheckedCreation | Stored])[] = [];
  for (const { listing, outcome } of parsed) {
    const check = async (): Promise<CheckedCreation> => {
      const { values, added } = await names.spell(kind, valueOrThrow(outcome));
      const sent = { ...closingIn(listing.values), images: listing.images };
      return { listing, data: listingData(kind, area, values, sent), added };
    };
    checked.push([listing, await orRejected(check)]);
  }
  return checked;
}

/** Stores checked listings in the current write. Returns their codes, in the same order. */
export async function storeCreations(
  strapi: Core.Strapi,
  { kind, area }: Target,
  creations: readonly CheckedCreation[],
): Promise<readonly string[]> {
  const uid = LISTING_UIDS[kind];
  const codes = await nextCodes(strapi, area, kind, creations.length);
  const records = creations.map(({ listing, data }, at) => ({
    ...data,
    code: codes[at],
    importKey: listing.key,
    importedValues: listing.hash,
  }));
  const ids = await createMany(strapi, uid, records, {
    placesOf: (_, some) => placesOf(strapi, kind, some),
  });
  await keepPrices(strapi, kind, ids);
  for (const [at, { listing }] of creations.entries()) {
    const { images = [] } = listing;
    if (images.length === 0) continue;
    await strapi.db.query(uid).update({ where: { documentId: ids[at] }, data: { images } });
  }
  return codes;
}
