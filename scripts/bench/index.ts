import { compileCms } from '../build/cms';
import { runCleanups } from '../lib/cleanup';
import { assertFreeSpace } from '../lib/disk';
import { Failure } from '../lib/failure';
import { formatDuration } from '../lib/log';
import { runCommand } from '../lib/command';
import { createTempFolder } from '../lib/temp-folder';
import { runLighthouseMeasures } from './lighthouse';
import { printResults, runMeasure } from './measure/measure';
import type { Result } from './measure/measure';
import { isPart, PARTS, preparation, STANDARD_PARTS } from './parts';

/** The disk space for the databases and the releases: a page has 70 KB, and one part publishes a hundred thousand. */
const BYTES = 12e9;

/** The part without a peer: its bars are Lighthouse's own scores. */
const LIGHTHOUSE = 'lighthouse';

/** `npm run bench [-- part …]`: the named parts, or all except the longest one; exit code 1 if a bar is missed. */
await runCommand(async () => {
  const requested = process.argv.slice(2);
  const unknown = requested.filter((name) => !isPart(name) && name !== LIGHTHOUSE);
  if (unknown.length > 0) {
    const known = [...PARTS, LIGHTHOUSE].join(', ');
    throw new Failure(`${unknown.join(', ')} is no part of the bench: name ${known}.`);
  }
  const start = performance.now();
  const place = await createTempFolder('bench');
  await assertFreeSpace(place, BYTES);
  await compileCms();
  const prepare = preparation(place);
  const results: Result[] = [];
  for (const part of requested.length > 0 ? requested.filter(isPart) : STANDARD_PARTS) {
    for (const measure of await prepare(part)) results.push(await runMeasure(measure));
  }
  const isScored = requested.length === 0 || requested.includes(LIGHTHOUSE);
  const scores = isScored ? await runLighthouseMeasures(place) : [];
  await runCleanups();
  if (results.length > 0) printResults(results);
  const bars = [...results, ...scores];
  const missed = bars.filter(({ isMet }) => !isMet).length;
  console.log(
    `\n${String(bars.length - missed)} of ${String(bars.length)} bars met in ${formatDuration(performance.now() - start)}`,
  );
  process.exit(missed > 0 ? 1 : 0);
});
