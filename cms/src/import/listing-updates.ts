import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { placesOf } from '../api/listing/services/place';
import { keepPrices } from '../api/listing/services/prices';
import { listingData } from '../api/listing/services/write-rule';
import { updateMany } from '../documents/update-many';
import type { RecordUpdate } from '../documents/update-many';
import { validationError, valueOrThrow } from '../documents/validation-error';
import { attributesOf, fromAttributes, masterFields, parseListing } from '../domain';
import type { Kind, ReraTerms } from '../domain';
import { LISTING_UIDS } from '../uids';
import type { MasterNames } from './master-names';
import type { NewListing, Stored, Target } from './messages';
import { orRejected } from './row-errors';

const GONE = 'its listing has been deleted, or is in another region';

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly documentId: string;
  readonly code: string;
  readonly importKey: string;
}

/** A valid update of a listing. */
export interface CheckedUpdate extends RecordUpdate {
  readonly listing: NewListing;
  readonly code: string;
  readonly added: Stored['added'];
}

/** The attributes of a write whose values differ from the stored ones. */
const differing = (data: RecordUpdate['data'], stored: Row): RecordUpdate['data'] =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !isDeepStrictEqual(value ?? null, stored[name] ?? null),
    ),
  );

/**
 * Checks a source's values of stored listings by the rules of an edit. The stored values are read in the current write.
 * @param listings listings with stored keys
 * @param names the master lists; missing names are added to them @param rera what the parameters say
 */
export async function checkUpdates(
  strapi: Core.Strapi,
  { kind, area }: Target,
  listings: readonly NewListing[],
  names: MasterNames,
  rera: ReraTerms,
): Promise<readonly (readonly [NewListing, CheckedUpdate | Stored])[]> {
  const keys = listings.map(({ key }) => key);
  const rows = (await strapi.db
    .query(LISTING_UIDS[kind])
    .findMany({ where: { area, importKey: { $in: keys } } })) as readonly Row[];
  const rowOf = new Map(rows.map((row) => [row.importKey, row]));
  const check = async (listing: NewListing): Promise<CheckedUpdate> => {
    const stored = rowOf.get(listing.key);
    if (!stored) throw validationError({ area: GONE });
    const current = fromAttributes(kind, stored);
    const parsed = valueOrThrow(parseListing(kind, area, listing.values, current, { rera }));
    // Names that only the stored listing has stay unchanged, even if a list no longer has them.
    const said = masterFields(kind).filter(([field]) => typeof listing.values[field] === 'string');
    const own = Object.fromEntries(said.map(([field]) => [field, parsed[field] ?? null]));
    const { values: spelled, added } = await names.spell(kind, own);
    const sent = attributesOf(kind, listing.values);
    const data = {
      ...listingData(kind, area, { ...parsed, ...spelled }, sent, stored),
      importedValues: listing.hash,
    };
    const { id, documentId, code } = stored;
    return { listing, id, documentId, code, added, stored, data: differing(data, stored) };
  };
  const checked: (readonly [NewListing, CheckedUpdate | Stored])[] = [];
  for (const listing of listings) {
    checked.push([listing, await orRejected(() => check(listing))]);
  }
  return checked;
}

/** Stores checked updates in the current write. */
export async function storeUpdates(
  strapi: Core.Strapi,
  kind: Kind,
  updates: readonly CheckedUpdate[],
): Promise<void> {
  await updateMany(strapi, LISTING_UIDS[kind], updates, (_, ids) => placesOf(strapi, kind, ids));
  const written = updates.map(({ documentId }) => documentId);
  await keepPrices(strapi, kind, written);
}
