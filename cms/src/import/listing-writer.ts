import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { nextCodes } from '../api/listing/services/next-code';
import { placesOf } from '../api/listing/services/place';
import { listingData } from '../api/listing/services/write-rule';
import { createMany } from '../documents/create-many';
import { inWrite } from '../documents/revision';
import { valueOrThrow } from '../documents/validation-error';
import { attributesOf, parseListing } from '../domain';
import type { Area, Kind, ListingValues } from '../domain';
import { LISTING_UIDS } from '../uids';
import { MasterNames } from './master-names';
import type { NewListing, Stored } from './messages';
import { withRetries } from './retry';
import { orRejected } from './row-errors';

/** Other writers wait for the end of a transaction: updates, which take longer, are spread over several. */
const TRANSACTION_MS = 400;
/** A writer that waits for SQLite polls every 100 ms, so there is a gap of this time between two transactions. */
const GAP_MS = 110;

/** A stored listing of an earlier import. */
interface Earlier {
  readonly documentId: string;
  readonly code: string;
  readonly importKey: string;
  readonly importedValues: string | null;
}

/** A listing whose source says something else than at the last import. */
interface Changed {
  readonly listing: NewListing;
  readonly earlier: Earlier;
}

/** A listing that can be stored: its values, with the names as the master lists spell them. */
interface Sound {
  readonly listing: NewListing;
  readonly values: ListingValues;
  readonly added: Stored['added'];
}

/** Writes an area's listings of a kind by the rules of every write, but many in one transaction. */
export class ListingWriter {
  private ended = -GAP_MS;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly kind: Kind,
    private readonly area: Area,
  ) {}

  /** The listings that are stored already, by their keys. */
  async stored(keys: readonly string[]): Promise<ReadonlyMap<string, Earlier>> {
    const rows = (await this.strapi.db.query(LISTING_UIDS[this.kind]).findMany({
      select: ['documentId', 'code', 'importKey', 'importedValues'],
      where: { importKey: { $in: keys } },
    })) as readonly Earlier[];
    return new Map(rows.map((row) => [row.importKey, row]));
  }

  /**
   * Writes the listings that are not stored yet, in their order, and the names of master lists that they need, in one
   * transaction; then updates those that are stored with other values. When it resolves they are on the disk.
   */
  async write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    const stored = await this.stored(listings.map(({ key }) => key));
    const fresh = listings.filter(({ key }) => !stored.has(key));
    const changed = listings.flatMap((listing) => {
      const earlier = stored.get(listing.key);
      const { hash = earlier?.importedValues } = listing;
      return earlier && hash !== earlier.importedValues ? [{ listing, earlier }] : [];
    });
    const results = new Map<NewListing, Stored>([
      ...(fresh.length > 0 ? await this.createAll(fresh) : []),
      ...(await this.updateAll(changed)),
    ]);
    return listings.map((listing) => results.get(listing) ?? { outcome: 'present' });
  }

  /** Does `work` in a transaction, as soon as other writers have had their turn. */
  private async inTurn<T>(work: (names: MasterNames) => Promise<T>): Promise<T> {
    const { strapi, area } = this;
    await delay(Math.max(0, this.ended + GAP_MS - performance.now()));
    try {
      return await withRetries(() =>
        // The names are read in the transaction: somebody may have renamed one since the last.
        inWrite(strapi, async () => await work(await MasterNames.read(strapi, area))),
      );
    } finally {
      this.ended = performance.now();
    }
  }

  private async createAll(
    listings: readonly NewListing[],
  ): Promise<readonly (readonly [NewListing, Stored])[]> {
    const { strapi, kind, area } = this;
    // Before the transaction, for whose end other writers wait.
    const parsed = listings.map((listing) => ({
      listing,
      outcome: parseListing(kind, area, listing.values),
    }));
    return await this.inTurn(async (names) => {
      const results: (readonly [NewListing, Stored | Sound])[] = [];
      for (const { listing, outcome } of parsed) {
        const check = async () => ({
          listing,
          ...(await names.spell(kind, valueOrThrow(outcome))),
        });
        results.push([listing, await orRejected(check)]);
      }
      await names.store();
      const sound = results.flatMap(([, one]) => ('listing' in one ? [one] : []));
      const codes = await nextCodes(strapi, area, kind, sound.length);
      await this.create(sound, codes);
      const codeOf = new Map(sound.map((one, at) => [one, codes[at]]));
      return results.map(([listing, one]) => [
        listing,
        'listing' in one ? { outcome: 'created', code: codeOf.get(one), added: one.added } : one,
      ]);
    });
  }

  private async create(sound: readonly Sound[], codes: readonly string[]): Promise<void> {
    const { strapi, kind, area } = this;
    const uid = LISTING_UIDS[kind];
    const records = sound.map(({ listing, values }, at) => ({
      ...listingData(kind, area, values, { images: listing.images }),
      code: codes[at],
      importKey: listing.key,
      importedValues: listing.hash,
    }));
    const ids = await createMany(strapi, uid, records, (_, some) => placesOf(strapi, kind, some));
    for (const [at, { listing }] of sound.entries()) {
      const { images = [] } = listing;
      if (images.length === 0) continue;
      await strapi.db.query(uid).update({ where: { documentId: ids[at] }, data: { images } });
    }
  }

  private async updateAll(
    changed: readonly Changed[],
  ): Promise<readonly (readonly [NewListing, Stored])[]> {
    const results: (readonly [NewListing, Stored])[] = [];
    while (results.length < changed.length) {
      const left = changed.slice(results.length);
      const some = await this.inTurn(async (names) => {
        const end = performance.now() + TRANSACTION_MS;
        const done: (readonly [NewListing, Stored])[] = [];
        for (const one of left) {
          done.push([one.listing, await orRejected(() => this.update(one, names))]);
          if (performance.now() > end) break;
        }
        return done;
      });
      results.push(...some);
    }
    return results;
  }

  /** Writes what the source says over what is stored, as an edit does. */
  private async update({ listing, earlier }: Changed, names: MasterNames): Promise<Stored> {
    const { strapi, kind } = this;
    const { values, added } = await names.spell(kind, listing.values);
    await names.store();
    await strapi.documents(LISTING_UIDS[kind]).update({
      documentId: earlier.documentId,
      data: { ...attributesOf(kind, values), importedValues: listing.hash } as never,
    });
    return { outcome: 'updated', code: earlier.code, added };
  }
}
