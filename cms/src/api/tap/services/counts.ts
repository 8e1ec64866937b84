import type { Core } from '@strapi/strapi';
import { PendingCounts } from '../../../documents/pending-counts';
import { KIND_FACTS, KINDS, officeDay } from '../../../domain';
import type { Area, Kind, TapChannel } from '../../../domain';
import { TAP_UID } from '../../../uids';
import { tableOf } from '../../listing/services/rows';

/** One tap. A way of contact that belongs to no listing has neither kind nor listing; area is '' outside of a region. */
export interface Tap {
  readonly channel: TapChannel;
  readonly area: Area | '';
  readonly kind: Kind | '';
  readonly listing: string;
}

/** How many taps there were on a day (yyyy-MM-dd). */
export type Counter = Tap & { readonly day: string; readonly total: number };

/** Well below the number of values that a statement of SQLite takes. */
const BATCH = 500;

const batchesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) =>
    all.slice(at * BATCH, (at + 1) * BATCH),
  );

/** The counters whose listing is public, or that have none. */
async function ofPublicListings(
  strapi: Core.Strapi,
  counters: readonly Counter[],
): Promise<readonly Counter[]> {
  const known = new Set<string>();
  for (const kind of KINDS) {
    const { tableName, column } = tableOf(strapi, kind);
    const ids = new Set(counters.filter((one) => one.kind === kind).map((one) => one.listing));
    for (const batch of batchesOf([...ids])) {
      const rows = (await strapi.db
        .connection(tableName)
        .select({ id: 'document_id', area: column('area') })
        .whereIn('document_id', [...batch])
        .where(column(KIND_FACTS[kind].statusField), 'active')) as readonly {
        readonly id: string;
        readonly area: string;
      }[];
      for (const { id, area } of rows) known.add([area, kind, id].join(' '));
    }
  }
  return counters.filter(
    ({ area, kind, listing }) => kind === '' || known.has([area, kind, listing].join(' ')),
  );
}

/** Adds counters to those that are stored. Several processes may do so at the same time. */
export async function storeCounters(
  strapi: Core.Strapi,
  counters: readonly Counter[],
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(TAP_UID);
  const { connection } = strapi.db;
  for (const batch of batchesOf(counters)) {
    await connection(tableName)
      .insert(batch)
      .onConflict(['area', 'day', 'listing', 'kind', 'channel'])
      .merge({ total: connection.raw('??.total + excluded.total', [tableName]) });
  }
}

const pending = new PendingCounts<Counter>(
  'Taps',
  ({ area, kind, listing, channel, day }) => [area, kind, listing, channel, day].join(' '),
  async (strapi, counters) => storeCounters(strapi, await ofPublicListings(strapi, counters)),
);

/** Stores what is counted so far. The CMS calls it when it stops. */
export const storeTaps = (strapi: Core.Strapi): Promise<void> => pending.store(strapi);

/** Counts a tap of now. The day is that of the offices. */
export function addTap(strapi: Core.Strapi, tap: Tap): void {
  pending.add(strapi, { ...tap, day: officeDay(new Date().toISOString()), total: 1 });
}
