import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Area } from '../../lib/domain';
import { log, step } from '../../lib/log';
import { openImporter } from '../importing/importer';
import { searchTimes } from '../importing/search-times';
import { numberSetting } from '../number-setting';
import { KEY, writeCsv } from '../importing/write-csv';
import { measured } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { percentile } from '../measure/statistics';
import { untilCaughtUp } from '../publishing/caught-up';
import { startPublishing, startSite } from '../publishing/environment';
import type { PublishingEnvironment } from '../publishing/environment';

const AREA: Area = 'ggn';
const LISTINGS = 10_000;
const ROWS = 20_000;
/** Searches before the import, after those that warm up. */
const SEARCHED = 300;
const WARM_UP = 100;
/** Source: the bars of the measures. */
const ROWS_A_SECOND = 500;
const SEARCH_TIMES = 1.5;

/** The file of BENCH_IMPORT_FILE, or generated rows with a key: BENCH_IMPORT_ROWS of them. */
async function fileOf({ product, listings }: PublishingEnvironment) {
  const given = process.env.BENCH_IMPORT_FILE;
  if (given) return { file: given, key: undefined };
  const file = join(product.env.dataDir, 'import.csv');
  await writeCsv(file, { from: listings, count: numberSetting('BENCH_IMPORT_ROWS', ROWS) });
  return { file, key: KEY };
}

/**
 * An import beside a CMS with BENCH_IMPORT_LISTINGS and its publisher: rows a second, and what searches take meanwhile.
 */
export async function importMeasures(place: string): Promise<readonly Measure[]> {
  const listings = numberSetting('BENCH_IMPORT_LISTINGS', LISTINGS);
  const environment = await startPublishing(join(place, 'import'), listings);
  const { product } = environment;
  const { cmsUrl } = product.env;
  const stopSite = await startSite(environment);
  const { file, key } = await fileOf(environment);
  const importer = await openImporter(product, AREA);
  log(`load of the machine: ${String(loadavg()[0]?.toFixed(1))}`);
  await searchTimes(cmsUrl, (count) => count === WARM_UP);
  const before = await searchTimes(cmsUrl, (count) => count === SEARCHED);
  let isOver = false;
  const searching = searchTimes(cmsUrl, () => isOver);
  const result = await step(`Import of ${file}`, async (note) => {
    const { rows, written, seconds } = await importer.run(file, key).finally(() => {
      isOver = true;
    });
    note(`${String(rows)} rows, ${String(written)} written in ${seconds.toFixed(1)} s`);
    return { rows, seconds };
  });
  const during = await searching;
  const [p50, p50During] = [before, during].map((times) => percentile(times, 50).toFixed(2));
  log(`p50 of a search: ${String(p50)} ms before, ${String(p50During)} ms during the import`);
  await importer.close();
  await step('The pages of the import', () => untilCaughtUp(product));
  await stopSite();
  return [
    measured(
      {
        title: 'import beside CMS and publisher (peer: the limit)',
        unit: 'rows/s',
        bar: { atLeast: 1 },
      },
      { peer: ROWS_A_SECOND, ours: result.rows / result.seconds },
    ),
    measured(
      {
        title: 'p50 of a search: before (peer) and during (ours) the import',
        unit: 'ms',
        bar: { atMost: SEARCH_TIMES },
      },
      { peer: percentile(before, 50), ours: percentile(during, 50) },
    ),
  ];
}
