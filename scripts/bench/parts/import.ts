import { join } from 'node:path';
import type { Area } from '../../lib/domain';
import { step } from '../../lib/log';
import { openImporter } from '../importing/importer';
import { besideSearches } from '../importing/search-times';
import { numberSetting } from '../number-setting';
import { KEY, writeCsv } from '../importing/write-csv';
import { measured } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { untilCaughtUp } from '../publishing/caught-up';
import { startPublishing, startSite } from '../publishing/environment';
import type { PublishingEnvironment } from '../publishing/environment';

const AREA: Area = 'ggn';
const LISTINGS = 10_000;
const ROWS = 20_000;
/** Source: the bar of the measure. */
const ROWS_A_SECOND = 500;

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
  const stopSite = await startSite(environment);
  const { file, key } = await fileOf(environment);
  const importer = await openImporter(product, AREA);
  const { result, searches } = await besideSearches(product, 'the import', () =>
    step(`Import of ${file}`, async (note) => {
      const { rows, written, seconds } = await importer.run(file, key);
      note(`${String(rows)} rows, ${String(written)} written in ${seconds.toFixed(1)} s`);
      return { rows, seconds };
    }),
  );
  await importer.close();
  await step('The pages of the import', () => untilCaughtUp(product));
  await stopSite();
  return [
    measured({
      title: 'import beside CMS and publisher (peer: the limit)',
      ...{ unit: 'rows/s', bar: { atLeast: 1 } },
      ...{ peer: ROWS_A_SECOND, ours: result.rows / result.seconds },
    }),
    searches,
  ];
}
