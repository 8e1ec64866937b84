import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LISTS } from '../../lib/domain';
import { Failure } from '../../lib/failure';
import { step } from '../../lib/log';
import { besideSearches } from '../importing/search-times';
import { withinLimit } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { numberSetting } from '../number-setting';
import { untilCaughtUp } from '../publishing/caught-up';
import { startPublishing, startSite } from '../publishing/environment';
import { assertPagesMatch } from '../publishing/verify-pages';
import { sendJson } from '../request-json';
import { logIn } from '../servers/product';
import type { Product } from '../servers/product';

const AREA = 'dwk';
const LIST = 'RS';
const LISTINGS = 10_000;
const CHANGED = 1000;
/** Rupees more for each listing. */
const PRICE_BY = 1000;
const POLL_MS = 100;
/** Source: the bar of the measure, in milliseconds. */
const MOST_MS = 60_000;

interface BulkChange {
  readonly _id: string;
  readonly isRunning: boolean;
  readonly changed: number;
  readonly refusals: readonly { readonly reason: string }[];
}

/** Sends calls of the region as its staff. */
function caller({ env }: Product, session: string) {
  const send = (method: 'GET' | 'POST', call: string, body?: object): Promise<unknown> =>
    sendJson(method, `${env.cmsUrl}/api/${AREA}/${call}`, body, session);
  const read = async (answer: Promise<unknown>): Promise<BulkChange> =>
    ((await answer) as { readonly bulkChange: BulkChange }).bulkChange;

  /** The demand of the last of the cheapest listings, as many as the change is for. */
  const highestPrice = async (count: number): Promise<number> => {
    const { search, limitKey, offsetKey } = LISTS[LIST];
    const { lists } = (await send('POST', search, {
      values: { sorting: 'Demand-Low To High' },
      ...{ [limitKey]: 1, [offsetKey]: count - 1 },
    })) as { readonly lists: readonly { readonly expectedPrice: number }[] };
    if (!lists[0]) throw new Failure(`There are fewer than ${String(count)} listings to change.`);
    return lists[0].expectedPrice;
  };

  /** Makes the bulk change. Resolves when each listing is written. */
  const raisePrices = async (count: number): Promise<void> => {
    const values = { maxPrice: await highestPrice(count) };
    const asked = { list: LIST, values, change: { priceBy: PRICE_BY } };
    let change = await read(send('POST', 'ListingBulkCreate', asked));
    while (change.isRunning) {
      await pause(POLL_MS);
      change = await read(send('GET', `ListingBulkDetail/${change._id}`));
    }
    const { changed, refusals } = change;
    if (changed !== count)
      throw new Failure(`${String(changed)} are changed: ${String(refusals[0]?.reason)}`);
  };
  return { raisePrices };
}

/**
 * A bulk change of a thousand prices beside a CMS with its publisher: milliseconds until all pages show it, and what
 * searches take meanwhile. BENCH_BULK_LISTINGS and BENCH_BULK_CHANGED set the numbers of listings.
 */
export async function bulkMeasures(place: string): Promise<readonly Measure[]> {
  const listings = numberSetting('BENCH_BULK_LISTINGS', LISTINGS);
  const count = numberSetting('BENCH_BULK_CHANGED', CHANGED);
  const environment = await startPublishing(join(place, 'bulk'), listings);
  const { product } = environment;
  const stopSite = await startSite(environment);
  const { raisePrices } = caller(product, await logIn(product));
  const { result: took, searches } = await besideSearches(product, 'the bulk change', () =>
    step(`Bulk change of ${String(count)} listings`, async (note) => {
      const start = performance.now();
      const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
      await raisePrices(count);
      const written = seconds();
      await untilCaughtUp(product);
      note(`written in ${written}, on all pages in ${seconds()}`);
      return performance.now() - start;
    }),
  );
  await assertPagesMatch(environment);
  await stopSite();
  return [
    withinLimit(`bulk change of ${String(count)} to all pages`, 'ms', MOST_MS, took),
    searches,
  ];
}
