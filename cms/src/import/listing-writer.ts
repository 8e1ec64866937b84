import { setTimeout as delay } from 'node:timers/promises';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { toAttributes } from '../domain';
import type { Area, Kind, Master } from '../domain';
import { LISTING_UIDS, MASTER_UIDS } from '../uids';
import { MasterNames, masterNamesOf } from './master-names';
import type { NewListing, RowError, Stored } from './messages';
import { withRetries } from './retry';

/** Other writers wait for the end of a transaction, so it ends after this time and another one begins. */
const TRANSACTION_MS = 400;
/** A writer that waits for SQLite polls every 100 ms, so there is a gap of this time between two transactions. */
const GAP_MS = 110;

interface Details {
  readonly errors?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

function rowErrorsOf(error: errors.ValidationError): readonly RowError[] {
  const { errors: fields } = error.details as Details;
  const all = fields ?? [{ path: [], message: error.message }];
  return all.map(({ path, message }) => ({ field: path.join('.'), value: '', reason: message }));
}

/** Writes an area's listings of a kind through the Document Service, so that the write rules apply. */
export class ListingWriter {
  private constructor(
    private readonly strapi: Core.Strapi,
    private readonly kind: Kind,
    private readonly area: Area,
    private names: MasterNames,
  ) {}

  static async open(strapi: Core.Strapi, kind: Kind, area: Area): Promise<ListingWriter> {
    return new ListingWriter(strapi, kind, area, await MasterNames.read(strapi, area));
  }

  /** Those of the keys that are stored already. */
  async present(keys: readonly string[]): Promise<readonly string[]> {
    const rows = (await this.strapi.db.query(LISTING_UIDS[this.kind]).findMany({
      select: ['importKey'],
      where: { importKey: { $in: keys } },
    })) as readonly { readonly importKey: string }[];
    return rows.map(({ importKey }) => importKey);
  }

  /** Writes listings in their order, and the names of master lists that they need. */
  async write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    const stored: Stored[] = [];
    while (stored.length < listings.length) {
      const left = listings.slice(stored.length);
      stored.push(...(await withRetries(() => this.writeSome(left))));
      await delay(GAP_MS);
    }
    return stored;
  }

  /** As many of the listings as one short transaction holds. */
  private async writeSome(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    const end = performance.now() + TRANSACTION_MS;
    try {
      return await this.strapi.db.transaction(async () => {
        const stored: Stored[] = [];
        for (const listing of listings) {
          stored.push(await this.create(listing));
          if (performance.now() > end) break;
        }
        return stored;
      });
    } catch (error) {
      // The transaction was rolled back, with the names that it added.
      this.names = await MasterNames.read(this.strapi, this.area);
      throw error;
    }
  }

  private async create({ key, values, images = [] }: NewListing): Promise<Stored> {
    const { strapi, kind, area, names } = this;
    const added: (readonly [Master, string])[] = [];
    const spelled: Record<string, string> = {};
    try {
      for (const { field, master, name } of masterNamesOf(kind, values)) {
        const listed = names.find(master, name);
        spelled[field] = listed ?? (await this.addName(master, name));
        if (listed === undefined) added.push([master, spelled[field]]);
      }
      const attributes = toAttributes(kind, area, { ...values, ...spelled });
      const data = { ...attributes, images, importKey: key };
      const listing = await strapi.documents(LISTING_UIDS[kind]).create({ data: data as never });
      return { code: String((listing as { code?: unknown }).code), added };
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      return { errors: rowErrorsOf(error as errors.ValidationError), added };
    }
  }

  /** Adds a name to a list, or uses the one that somebody else has added since the list was read. */
  private async addName(master: Master, name: string): Promise<string> {
    const { strapi, area } = this;
    try {
      await strapi.documents(MASTER_UIDS[master]).create({ data: { area, name } as never });
      this.names.add(master, name);
      return name;
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      this.names = await MasterNames.read(strapi, area);
      const listed = this.names.find(master, name);
      if (listed === undefined) throw error;
      return listed;
    }
  }
}
