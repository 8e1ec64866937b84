import type { Core } from '@strapi/strapi';
import { hasEnded } from '../api/listing/services/closed-pages';
import { AWAITS_IMAGES } from '../api/listing/services/images-awaited';
import { pastTimes } from '../api/listing/services/publication-facts';
import { differing } from '../api/listing/services/update-many';
import { listingData } from '../api/listing/services/write-rule';
import type { RecordUpdate } from '../documents/update-many';
import { validationError, valueOrThrow } from '../documents/validation-error';
import {
  attributesOf,
  closingIn,
  CODE_COLUMN,
  csvTexts,
  fromAttributes,
  masterFields,
  PAGE_ENDED,
  parseListing,
} from '../domain';
import type { ReraTerms } from '../domain';
import { LISTING_UIDS } from '../uids';
import type { MasterNames } from './master-names';
import type { Change, NewListing, Stored, Target } from './messages';
import { orRejected } from './row-errors';

const GONE = 'its listing has been deleted, or is in another region';
const UNKNOWN = 'no listing of this region and kind has this code';
const UNUSED = 'a listing with this purpose and stage does not have it';

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
  /** What it changes, for an update by code. */
  readonly changes?: readonly Change[];
}

type Texts = ReturnType<typeof csvTexts>;

/** The cells of a row that are not the texts of the stored listing. Others are not held to any rule: nobody wrote them. */
const edited = ({ values }: NewListing, before: Texts): NewListing['values'] =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => [value ?? ''].flat().map(String).join(', ') !== before[name],
    ),
  );

/** @throws ValidationError that names the cells which would be lost */
function assertUsed(values: NewListing['values'], after: Texts): void {
  const lost = Object.entries(values).filter(([name, value]) => value !== null && !after[name]);
  if (lost.length > 0)
    throw validationError(Object.fromEntries(lost.map(([name]) => [name, UNUSED])));
}

const changesOf = (before: Texts, after: Texts): readonly Change[] =>
  Object.entries(after)
    .filter(([field, value]) => value !== before[field])
    .map(([field, value]) => ({ field, before: before[field] ?? '', value }));

/** Makes the check of some updates. The stored values are read once, in the current write if there is one. */
async function checkerOf(
  strapi: Core.Strapi,
  { kind, area }: Target,
  listings: readonly NewListing[],
  names: MasterNames,
  rera: ReraTerms,
): Promise<(listing: NewListing) => Promise<CheckedUpdate>> {
  const rowsBy = async (attribute: 'code' | 'importKey', values: readonly string[]) =>
    (values.length === 0
      ? []
      : await strapi.db
          .query(LISTING_UIDS[kind])
          .findMany({ where: { area, [attribute]: { $in: values } } })) as readonly Row[];
  const codes = listings.flatMap(({ code }) => code ?? []);
  const keys = listings.flatMap(({ code, key }) => (code === undefined ? key : []));
  const byCode = new Map((await rowsBy('code', codes)).map((row) => [row.code, row]));
  const byKey = new Map((await rowsBy('importKey', keys)).map((row) => [row.importKey, row]));

  /** The update of a stored listing by values that a row has. */
  async function update(
    listing: NewListing,
    stored: Row,
    values: NewListing['values'],
    source: RecordUpdate['data'],
  ): Promise<CheckedUpdate> {
    const current = fromAttributes(kind, stored);
    const isWhole = stored[AWAITS_IMAGES] === true;
    const parsed = valueOrThrow(parseListing(kind, area, values, current, { isWhole, rera }));
    const past = pastTimes(kind, parsed, current, Date.now());
    if (Object.keys(past).length > 0) throw validationError(past);
    // Names that only the stored listing has stay unchanged, even if a list no longer has them.
    const said = masterFields(kind).filter(([field]) => typeof values[field] === 'string');
    const own = Object.fromEntries(said.map(([field]) => [field, parsed[field] ?? null]));
    const { values: spelled, added } = await names.spell(kind, own);
    const sent = { ...attributesOf(kind, values), ...closingIn(values) };
    const written = listingData(kind, area, { ...parsed, ...spelled }, sent, stored);
    const ended = { [PAGE_ENDED]: await hasEnded(strapi, written.closedOn) };
    const { id, documentId, code } = stored;
    const data = differing({ ...written, ...ended, ...source }, stored);
    return { listing, id, documentId, code, added, stored, data };
  }

  return async (listing) => {
    if (listing.code === undefined) {
      const stored = byKey.get(listing.key);
      if (!stored) throw validationError({ area: GONE });
      return await update(listing, stored, listing.values, { importedValues: listing.hash });
    }
    const stored = byCode.get(listing.code);
    if (!stored) throw validationError({ [CODE_COLUMN]: UNKNOWN });
    const before = csvTexts(kind, stored);
    const values = edited(listing, before);
    const { id, documentId, code } = stored;
    if (Object.keys(values).length === 0)
      return { listing, id, documentId, code, added: [], stored, data: {}, changes: [] };
    const checked = await update(listing, stored, values, {});
    const after = csvTexts(kind, { ...stored, ...checked.data });
    assertUsed(values, after);
    return { ...checked, changes: changesOf(before, after) };
  };
}

/**
 * Checks a source's values of stored listings by the rules of an edit.
 * @param listings listings with stored keys, or with codes
 * @param names the master lists; missing names are added to them @param rera what the parameters say
 */
export async function checkUpdates(
  strapi: Core.Strapi,
  target: Target,
  listings: readonly NewListing[],
  names: MasterNames,
  rera: ReraTerms,
): Promise<readonly (readonly [NewListing, CheckedUpdate | Stored])[]> {
  const check = await checkerOf(strapi, target, listings, names, rera);
  const checked: (readonly [NewListing, CheckedUpdate | Stored])[] = [];
  for (const listing of listings) {
    checked.push([listing, await orRejected(() => check(listing))]);
  }
  return checked;
}
