import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eachLimited } from '../../lib/each-limited';
import { detailPath, LISTS } from '../../lib/domain';
import type { Area } from '../../lib/domain';
import { undefinedIfMissing } from '../../lib/files';
import { foldersOf } from '../../lib/folders';
import { log, step } from '../../lib/log';
import { openImporter } from '../importing/importer';
import { KEY, writeCsv } from '../importing/write-csv';
import { runLoad } from '../load/run-load';
import type { LoadRequest } from '../load/run-load';
import { ourRequest, SEARCHES } from '../parts/searches';
import { untilCaughtUp } from '../publishing/caught-up';
import type { PublishingEnvironment } from '../publishing/environment';
import type { ServedSite } from '../publishing/served-site';
import type { Product } from '../servers/product';

const AREA: Area = 'ggn';
const LIST = 'RS';
/** The keyed listings that the imports change, again and again. */
const WAVE = 2000;
/** One change in so many is a call, which takes longer than a row of an import. */
const CALLS = 10;
const CALLERS = 4;
const CALLED = 100;

/** The keyed listings, in a product; then `change` gives all of them other prices. */
export async function addKeyed({ product, listings }: PublishingEnvironment) {
  const importer = await openImporter(product, AREA);
  const wave = async (stepNumber: number): Promise<void> => {
    const file = join(product.env.dataDir, 'wave.csv');
    await writeCsv(file, { from: listings, count: WAVE, step: stepNumber });
    await importer.run(file, KEY);
  };
  await wave(0);
  return { change: wave, close: () => importer.close() };
}

/** The published listings that calls change, and whose pages are requested. */
async function someListings({ feed }: PublishingEnvironment): Promise<readonly string[]> {
  const { listings } = await feed.listPage(AREA, LIST, 1, CALLED);
  return listings.map(({ _id }) => _id);
}

/** How much a product lives through. */
export interface Age {
  readonly requests: number;
  readonly changes: number;
}

/** Serves so many requests, half of them searches and half pages, and writes so many changes and publishes them. */
export async function age(
  environment: PublishingEnvironment,
  site: ServedSite,
  keyed: Awaited<ReturnType<typeof addKeyed>>,
  { requests, changes }: Age,
): Promise<void> {
  const { product } = environment;
  const ids = await someListings(environment);
  const half = Math.ceil(requests / 2);
  await step(`${requests.toLocaleString('en')} requests`, async () => {
    const pages = ids.map(
      (id): LoadRequest => ({
        method: 'GET',
        path: detailPath(AREA, LISTS[LIST].kind, id),
      }),
    );
    await runLoad(product.env.cmsUrl, SEARCHES.map(ourRequest), half);
    await runLoad(product.env.siteUrl, pages, half);
  });
  await step(`${changes.toLocaleString('en')} changes`, async () => {
    const calls = Array.from({ length: Math.ceil(changes / CALLS) }, (_, n) => n);
    await eachLimited(calls, CALLERS, async (n) => {
      const expectedPrice = 5_000_000 + n;
      const path = `/api/${AREA}/PropResiEdit/${String(ids[n % ids.length])}`;
      await site.write('PUT', path, { expectedPrice });
    });
    for (let done = calls.length, wave = 1; done < changes; done += WAVE, wave += 1) {
      await keyed.change(wave);
    }
    await untilCaughtUp(product);
  });
}

const megabytesOf = async (file: string): Promise<string> => {
  const facts = await undefinedIfMissing(stat(file));
  return ((facts?.size ?? 0) / 1024 / 1024).toFixed(1);
};

/** Logs what a product keeps on the disk, to see what grows. */
export async function logGrowth(name: string, { env }: Product): Promise<void> {
  const { current } = foldersOf(env.dataDir);
  const [database, wal] = await Promise.all(
    [env.databaseFile, `${env.databaseFile}-wal`].map(megabytesOf),
  );
  const files = (await readdir(env.dataDir, { recursive: true })).length;
  const ofRelease = (await readdir(current, { recursive: true })).length;
  log(
    `  ${name}: database ${String(database)} MB, its WAL ${String(wal)} MB; ` +
      `${String(files)} files, ${String(ofRelease)} in the release`,
  );
}
