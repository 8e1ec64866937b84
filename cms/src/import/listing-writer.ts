import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { updateListings } from '../api/listing/services/update-many';
import { reraTerms } from '../api/listing/services/rera';
import { runFrom } from '../documents/actor';
import { inWrite } from '../documents/revision';
import { LISTING_UIDS } from '../uids';
import { checkCreations, parseCreations, storeCreations } from './listing-creations';
import type { CheckedCreation } from './listing-creations';
import { checkUpdates } from './listing-updates';
import type { CheckedUpdate } from './listing-updates';
import { MasterNames } from './master-names';
import type { NewListing, Stored, Target } from './messages';
import { withRetries } from './retry';

/** The gap between two transactions. A writer that waits for SQLite polls every 100 ms. */
const GAP_MS = 110;

/** The stored data of a listing's last import: its key, and a hash of the values if its source updates listings. */
interface Earlier {
  readonly importKey: string;
  readonly importedValues: string | null;
}

/** Whether an update writes something. One by a key does: its new hash. */
const changesSome = ({ changes }: CheckedUpdate): boolean => changes?.length !== 0;

/** The checked listings that can be stored. `rejectedOf` returns the rejected ones. */
const checkedOf = <T extends CheckedCreation | CheckedUpdate>(
  results: readonly (readonly [NewListing, T | Stored])[],
): readonly T[] => results.flatMap(([, one]) => ('listing' in one ? [one] : []));

const rejectedOf = (
  results: readonly (readonly [NewListing, CheckedCreation | CheckedUpdate | Stored])[],
): readonly (readonly [NewListing, Stored])[] =>
  results.flatMap(([listing, one]) => ('listing' in one ? [] : [[listing, one] as const]));

const resultOf = (update: CheckedUpdate): Stored => {
  const { code, added, changes } = update;
  if (!changesSome(update)) return { outcome: 'present' };
  return { outcome: 'updated', code, added, ...(changes && { changes }) };
};

type Results = ReadonlyMap<NewListing, Stored>;

/** The results of a write. @param codes those of the new listings; a dry run has none */
const resultsOf = (
  creations: readonly (readonly [NewListing, CheckedCreation | Stored])[],
  updates: readonly (readonly [NewListing, CheckedUpdate | Stored])[],
  codes: readonly string[] = [],
): Results =>
  new Map<NewListing, Stored>([
    ...rejectedOf([...creations, ...updates]),
    ...checkedOf<CheckedCreation>(creations).map(
      ({ listing, added }, at) =>
        [listing, { outcome: 'created', code: codes[at], added }] as const,
    ),
    ...checkedOf<CheckedUpdate>(updates).map(
      (update) => [update.listing, resultOf(update)] as const,
    ),
  ]);

/** The listings that are already stored, by their keys. */
export async function storedByKey(
  strapi: Core.Strapi,
  { kind }: Target,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Earlier>> {
  const rows = (await strapi.db.query(LISTING_UIDS[kind]).findMany({
    select: ['importKey', 'importedValues'],
    where: { importKey: { $in: keys } },
  })) as readonly Earlier[];
  return new Map(rows.map((row) => [row.importKey, row]));
}

/** The results of a write that is not done. @param tried the names of earlier ones, which it adds to */
async function tryListings(
  strapi: Core.Strapi,
  target: Target,
  fresh: readonly NewListing[],
  changed: readonly NewListing[],
  tried?: MasterNames,
): Promise<Results> {
  if (fresh.length + changed.length === 0) return new Map();
  const names = tried ?? (await MasterNames.read(strapi, target.area));
  const rera = await reraTerms(strapi, Date.now());
  const creations = await checkCreations(target, parseCreations(target, fresh, rera), names);
  return resultsOf(creations, await checkUpdates(strapi, target, changed, names, rera));
}

type Store = (work: () => Promise<Results>) => Promise<Results>;

/** @param store runs the work of the write in a transaction */
async function storeListings(
  strapi: Core.Strapi,
  target: Target,
  fresh: readonly NewListing[],
  changed: readonly NewListing[],
  store: Store,
): Promise<Results> {
  const rera = await reraTerms(strapi, Date.now());
  const parsed = parseCreations(target, fresh, rera);
  return await store(async () => {
    // The names are read in the transaction, because a name may have changed after the last one.
    const names = await MasterNames.read(strapi, target.area);
    const creations = await checkCreations(target, parsed, names);
    const updates = await checkUpdates(strapi, target, changed, names, rera);
    await names.store();
    const created = checkedOf<CheckedCreation>(creations);
    const codes = created.length > 0 ? await storeCreations(strapi, target, created) : [];
    const updated = checkedOf<CheckedUpdate>(updates).filter(changesSome);
    if (updated.length > 0) await updateListings(strapi, target.kind, updated);
    return resultsOf(creations, updates, codes);
  });
}

/**
 * Creates the listings that are not stored, updates those with changed values, and adds the names that the master lists
 * need: in their order, in one transaction. The usual rules apply. When it resolves, they are on the disk, or a part of
 * the caller's transaction.
 * @param tried the names of a dry run, which it adds to; none: read anew
 * @param store runs the work of the write in a transaction
 */
export async function writeListings(
  strapi: Core.Strapi,
  target: Target,
  listings: readonly NewListing[],
  tried?: MasterNames,
  store: Store = (work) => inWrite(strapi, work),
): Promise<readonly Stored[]> {
  const { dryRun = false } = target;
  const coded = listings.filter(({ code }) => code !== undefined);
  const others = listings.filter(({ code }) => code === undefined);
  const keys = others.map(({ key }) => key);
  const stored = await storedByKey(strapi, target, keys);
  const fresh = others.filter(({ key }) => !stored.has(key));
  const changed = others.filter(({ key, hash }) => {
    const earlier = stored.get(key);
    return earlier !== undefined && hash !== undefined && hash !== earlier.importedValues;
  });
  // Where nothing changes, there is no write, which would raise the revision.
  const results = dryRun
    ? await tryListings(strapi, target, fresh, [...changed, ...coded], tried)
    : await tryListings(strapi, target, [], coded);
  const changing = coded.filter((listing) => results.get(listing)?.outcome === 'updated');
  const isDone = dryRun || fresh.length + changed.length + changing.length === 0;
  const written = isDone
    ? results
    : await storeListings(strapi, target, fresh, [...changed, ...changing], store);
  return listings.map(
    (listing) => written.get(listing) ?? results.get(listing) ?? { outcome: 'present' },
  );
}

/** Writes the listings of a file, batch by batch, beside other writers. */
export class ListingWriter {
  private ended = -GAP_MS;
  /** The names of a dry run: it reports each missing one once. */
  private tried: MasterNames | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly target: Target,
  ) {}

  /** Writes the listings of a batch. When it resolves, they are on the disk. */
  async write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    const { strapi, target } = this;
    if (target.dryRun) this.tried ??= await MasterNames.read(strapi, target.area);
    const inTurn: Store = (work) => this.inTurn(work);
    return await runFrom('import', () =>
      writeListings(strapi, target, listings, this.tried, inTurn),
    );
  }

  /** Runs `work` in a transaction, after a gap for other writers. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    await delay(Math.max(0, this.ended + GAP_MS - performance.now()));
    try {
      return await withRetries(() => inWrite(this.strapi, work));
    } finally {
      this.ended = performance.now();
    }
  }
}
