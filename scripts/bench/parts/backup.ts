import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { tableEntry } from '../../backup/manifest';
import { foldersOf, repository, scriptArgs } from '../../lib/folders';
import { log, step } from '../../lib/log';
import { runProcess } from '../../lib/processes';
import { extractBackup } from '../../restore/extract';
import { SteadyWriter } from '../backup/steady-writer';
import type { TimedWrite } from '../backup/steady-writer';
import { fillListings } from '../listings/fill';
import { fillPictures } from '../listings/fill-pictures';
import { formatFigure, measured, withinLimit } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { percentile } from '../measure/statistics';
import { logIn, prepareProduct, startProduct } from '../servers/product';
import type { Product } from '../servers/product';

const PICTURES_EACH = 2;
const PER_SECOND = 5;
/** Source: the bar, in milliseconds. */
const MOST_MS = 250;
/** The time before the backup, for comparison. */
const QUIET_MS = 20_000;

async function prepare(folder: string, listings: number): Promise<Product> {
  await mkdir(folder);
  const product = await prepareProduct(folder);
  const { databaseFile, dataDir } = product.env;
  await fillListings([databaseFile], listings);
  const pictures = { listings, each: PICTURES_EACH };
  await fillPictures(databaseFile, foldersOf(dataDir).uploads, pictures);
  await startProduct(product);
  return product;
}

/** The descriptions of the listings in a backup, by their id. The backup is extracted and checked completely. */
async function descriptionsIn(backup: string, into: string): Promise<ReadonlyMap<string, string>> {
  await mkdir(into);
  await extractBackup(backup, into);
  const descriptions = new Map<string, string>();
  for await (const line of createInterface(createReadStream(join(into, tableEntry('propresis'))))) {
    const row = JSON.parse(line) as { document_id: string; description: string };
    descriptions.set(row.document_id, row.description);
  }
  return descriptions;
}

const waits = (writes: readonly TimedWrite[]): readonly number[] =>
  writes.map(({ sentAt, answeredAt }) => answeredAt - sentAt);

function logWaits(when: string, writes: readonly TimedWrite[]): void {
  const [half, most] = [50, 100].map((n) => formatFigure(percentile(waits(writes), n), 'ms'));
  log(`  ${when}: ${String(writes.length)} writes, p50 ${String(half)}, longest ${String(most)}`);
}

/**
 * A backup during writes at a steady rate: the longest write meanwhile against the limit, and the number of writes in
 * the backup that had a response before its start.
 */
export async function backupMeasures(place: string, listings: number): Promise<readonly Measure[]> {
  const folder = join(place, 'backup');
  const product = await step(
    `CMS with ${listings.toLocaleString('en')} listings and pictures`,
    () => prepare(folder, listings),
  );
  const { env, settings } = product;
  const to = join(folder, 'backups');
  const writer = new SteadyWriter(env.cmsUrl, await logIn(product), PER_SECOND);
  await delay(QUIET_MS);
  const before = writer.writes;
  const since = performance.now();
  await step('Backup during writes', () =>
    runProcess({
      ...{ name: 'The backup', args: scriptArgs('backup', '--to', to), cwd: repository },
      ...{ env: settings, log: join(folder, 'backup.log') },
    }),
  );
  const until = performance.now();
  const all = await writer.stop();
  const during = all.filter(({ sentAt, answeredAt }) => answeredAt >= since && sentAt <= until);
  logWaits('before', before);
  logWaits('during', during);
  const [file = ''] = await readdir(to);
  const descriptions = await descriptionsIn(join(to, file), join(folder, 'extracted'));
  const kept = before.filter(
    ({ documentId, description }) => descriptions.get(documentId) === description,
  );
  return [
    withinLimit('longest write during a backup', 'ms', MOST_MS, percentile(waits(during), 100)),
    measured({
      title: 'writes answered before a backup (peer) that it holds',
      ...{ unit: 'writes', bar: { atLeast: 1 } },
      ...{ peer: before.length, ours: kept.length },
    }),
  ];
}
