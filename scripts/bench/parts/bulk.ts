import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LISTS } from '../../lib/domain';
import { Failure } from '../../lib/failure';
import { log, step } from '../../lib/log';
import { searchTimes } from '../importing/search-times';
import { measured } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { percentile } from '../measure/statistics';
import { numberSetting } from '../number-setting';
import { untilCaughtUp } from '../publishing/caught-up';
import { startPublishing, startSite } from '../publishing/environment';
import { assertPagesMatch } from '../publishing/verify-pages';
import { requestJson } from '../request-json';
import { logIn } from '../servers/product';
import type { Product } from '../servers/product';

const AREA = 'dwk';
const LIST = 'RS';
const LISTINGS = 10_000;
const CHANGED = 1000;
/** Rupees more for each listing. */
const PRICE_BY = 1000;
/** Searches before the change, after those that warm up. */
const SEARCHED = 300;
const WARM_UP = 100;
const POLL_MS = 100;
/** Source: the bars of the measures: milliseconds, and times the time of a search. */
const MOST_MS = 60_000;
const SEARCH_TIMES = 1.5;

interface BulkChange {
  readonly _id: string;
  readonly isRunning: boolean;
  readonly changed: number;
  readonly refusals: readonly { readonly reason: string }[];
}

/** Sends calls of the region as its staff. */
function caller({ env }: Product, session: string) {
  const send = (method: 'GET' | 'POST', call: string, body?: object): Promise<unknown> =>
    requestJson(`${env.cmsUrl}/api/${AREA}/${call}`, {
      method,
      headers: { Authorization: session, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
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
  const { cmsUrl } = product.env;
  const stopSite = await startSite(environment);
  const { raisePrices } = caller(product, await logIn(product));
  log(`load of the machine: ${String(loadavg()[0]?.toFixed(1))}`);
  await searchTimes(cmsUrl, (found) => found === WARM_UP);
  const before = await searchTimes(cmsUrl, (found) => found === SEARCHED);
  let isOver = false;
  const searching = searchTimes(cmsUrl, () => isOver);
  const took = await step(`Bulk change of ${String(count)} listings`, async (note) => {
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    try {
      await raisePrices(count);
      const written = seconds();
      await untilCaughtUp(product);
      note(`written in ${written}, on all pages in ${seconds()}`);
    } finally {
      isOver = true;
    }
    return performance.now() - start;
  });
  const during = await searching;
  await assertPagesMatch(environment);
  await stopSite();
  return [
    measured(
      {
        title: `bulk change of ${String(count)} to all pages (peer: the limit)`,
        unit: 'ms',
        bar: { atMost: 1 },
      },
      { peer: MOST_MS, ours: took },
    ),
    measured(
      {
        title: 'p50 of a search: before (peer) and during (ours) the bulk change',
        unit: 'ms',
        bar: { atMost: SEARCH_TIMES },
      },
      { peer: percentile(before, 50), ours: percentile(during, 50) },
    ),
  ];
}
