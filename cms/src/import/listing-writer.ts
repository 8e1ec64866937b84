import { setTimeout as delay } from 'node:timers/promises';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { nextCodes } from '../api/listing/services/next-code';
import { placesOf } from '../api/listing/services/place';
import { createMany } from '../documents/create-many';
import { inWrite } from '../documents/revision';
import { parseListing, toAttributes } from '../domain';
import type { Area, Kind, ListingValues, Master } from '../domain';
import { LISTING_UIDS } from '../uids';
import { MasterNames, masterNamesOf } from './master-names';
import type { NewListing, Stored } from './messages';
import { withRetries } from './retry';

/** A writer that waits for SQLite polls every 100 ms, so there is a gap of this time between two transactions. */
const GAP_MS = 110;

type Parsed = ReturnType<typeof parseListing>;

/** A listing that can be stored: its values, with the names as the master lists spell them. */
interface Sound {
  readonly listing: NewListing;
  readonly values: ListingValues;
  readonly added: readonly (readonly [Master, string])[];
}

const rejected = (faults: Readonly<Record<string, string>>): Stored => ({
  outcome: 'refused',
  errors: Object.entries(faults).map(([field, reason]) => ({ field, value: '', reason })),
});

/** Writes an area's listings of a kind by the rules of every write, but many in one transaction. */
export class ListingWriter {
  private ended = -GAP_MS;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly kind: Kind,
    private readonly area: Area,
  ) {}

  /** Those of the keys that are stored already. */
  async present(keys: readonly string[]): Promise<readonly string[]> {
    const rows = (await this.strapi.db.query(LISTING_UIDS[this.kind]).findMany({
      select: ['importKey'],
      where: { importKey: { $in: keys } },
    })) as readonly { readonly importKey: string }[];
    return rows.map(({ importKey }) => importKey);
  }

  /**
   * Writes the listings that are not stored yet, in their order, and the names of master lists that they need, in one
   * transaction. When it resolves they are on the disk.
   */
  async write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    const present = new Set(await this.present(listings.map(({ key }) => key)));
    const others = listings.filter(({ key }) => !present.has(key));
    const written = others.length > 0 ? await this.writeNew(others) : [];
    const results = new Map(others.map(({ key }, at) => [key, written[at]]));
    return listings.map(({ key }) => results.get(key) ?? { outcome: 'present' });
  }

  private async writeNew(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    const { strapi, kind, area } = this;
    // Before the transaction, for whose end other writers wait.
    const parsed = listings.map(({ values }) => parseListing(kind, area, values));
    await delay(Math.max(0, this.ended + GAP_MS - performance.now()));
    try {
      return await withRetries(() => inWrite(strapi, () => this.writeAll(listings, parsed)));
    } finally {
      this.ended = performance.now();
    }
  }

  private async writeAll(
    listings: readonly NewListing[],
    parsed: readonly Parsed[],
  ): Promise<readonly Stored[]> {
    const { strapi, kind, area } = this;
    // Read in the transaction: somebody may have renamed one since the last batch.
    const names = await MasterNames.read(strapi, area);
    const checked: (Sound | Stored)[] = [];
    for (const [at, listing] of listings.entries()) {
      checked.push(await this.check(listing, parsed[at], names));
    }
    await names.store();
    const sound = checked.filter((one) => 'listing' in one);
    const codes = await nextCodes(strapi, area, kind, sound.length);
    await this.create(sound, codes);
    const codeOf = new Map(sound.map((one, at) => [one, codes[at]]));
    return checked.map((one) =>
      'listing' in one ? { outcome: 'created', code: codeOf.get(one), added: one.added } : one,
    );
  }

  /** Checks that the names of a listing are in their lists, to which it adds what they lack. */
  private async check(
    listing: NewListing,
    parsed: Parsed | undefined,
    names: MasterNames,
  ): Promise<Sound | Stored> {
    if (!parsed?.ok) return rejected(parsed?.errors ?? {});
    const added: (readonly [Master, string])[] = [];
    const spelled: Record<string, string> = {};
    for (const { field, master, name } of masterNamesOf(this.kind, parsed.value)) {
      try {
        const listed = names.find(master, name);
        spelled[field] = listed ?? (await names.add(master, name));
        if (listed === undefined) added.push([master, spelled[field]]);
      } catch (error) {
        if (!(error instanceof errors.ValidationError)) throw error;
        return { ...rejected({ [field]: (error as Error).message }), added };
      }
    }
    return { listing, values: { ...parsed.value, ...spelled }, added };
  }

  private async create(sound: readonly Sound[], codes: readonly string[]): Promise<void> {
    const { strapi, kind, area } = this;
    const uid = LISTING_UIDS[kind];
    const records = sound.map(({ listing, values }, at) => ({
      ...toAttributes(kind, area, values),
      code: codes[at],
      importKey: listing.key,
    }));
    const ids = await createMany(strapi, uid, records, (_, some) => placesOf(strapi, kind, some));
    for (const [at, { listing }] of sound.entries()) {
      const { images = [] } = listing;
      if (images.length === 0) continue;
      await strapi.db.query(uid).update({ where: { documentId: ids[at] }, data: { images } });
    }
  }
}
