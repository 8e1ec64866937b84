import { buildCms } from '../build/cms';
import { runCleanups } from '../lib/cleanup';
import { assertFreeSpace } from '../lib/disk';
import { Failure } from '../lib/failure';
import { formatDuration, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { createTempFolder } from '../lib/temp-folder';
import { runLighthouseMeasures } from './lighthouse';
import type { Result } from './measure/measure';
import { table } from './measure/table';
import { runMeasure } from './measure/take';
import { isPart, PARTS, preparation, STANDARD_PARTS } from './parts';

/** What the databases take, and the releases: a page has 70 KB, and a hundred thousand are published for one part. */
const BYTES = 12e9;

/** The part that has no peer: its bars are Lighthouse's own scores. */
const LIGHTHOUSE = 'lighthouse';

/** `npm run bench [-- part …]`: all measures but those of the longest part, or those of the named parts; exit code 1 where a bar is missed. */
await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !isPart(name) && name !== LIGHTHOUSE);
  if (unknown.length > 0) {
    const known = [...PARTS, LIGHTHOUSE].join(', ');
    throw new Failure(`${unknown.join(', ')} is no part of the bench: name ${known}.`);
  }
  const began = performance.now();
  const place = await createTempFolder('bench');
  await assertFreeSpace(place, BYTES);
  await step('Compiling the CMS', () => buildCms());
  const prepare = preparation(place);
  const results: Result[] = [];
  for (const part of asked.length > 0 ? asked.filter(isPart) : STANDARD_PARTS) {
    for (const measure of await prepare(part)) results.push(await runMeasure(measure));
  }
  const isScored = asked.length === 0 || asked.includes(LIGHTHOUSE);
  const scores = isScored ? await runLighthouseMeasures(place) : [];
  await runCleanups();
  if (results.length > 0) console.log(`\n${table(results)}`);
  const bars = [...results, ...scores];
  const missed = bars.filter(({ isMet }) => !isMet).length;
  console.log(
    `\n${String(bars.length - missed)} of ${String(bars.length)} bars met in ${formatDuration(performance.now() - began)}`,
  );
  process.exit(missed > 0 ? 1 : 0);
});
