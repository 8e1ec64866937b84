import { log } from '../../lib/log';
import { measured, withinLimit } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { percentile } from '../measure/statistics';
import { assertPagesMatch } from '../publishing/verify-pages';
import { Arrivals } from '../publishing/arrivals';
import { Editor } from '../publishing/editor';
import { ServedSite } from '../publishing/served-site';
import type { WriteTimes } from '../publishing/served-site';
import { startSite } from '../publishing/environment';
import type { PublishingEnvironment } from '../publishing/environment';
import { buildAgain } from '../publishing/static-site';
import type { BuiltSite } from '../publishing/static-site';
import { logIn } from '../servers/product';

const EDITS = 200;
/** The number of creations, deletions and changes of status. */
const ARRIVALS = 100;
const WARM_UP = 5;
/** Source: the bars of the measures, in milliseconds. */
const MOST = { 50: 50, 99: 250 } as const;
const TIMES_AS_FAST = 100;

/**
 * Measures edits, one after the other: the time from the response until the edit's own pages are served, and until all
 * affected pages are. The peer is a warm `gatsby build` after one edit. Then it creates, hides, shows and deletes
 * listings. At the end it compares every page with a full publish.
 */
export async function editMeasures(
  environment: PublishingEnvironment,
  peer: BuiltSite,
): Promise<readonly Measure[]> {
  const stopSite = await startSite(environment);
  const served = new ServedSite(environment, await logIn(environment.product));
  const editor = new Editor(environment, served);
  await editor.edit();
  const warm = await buildAgain(peer, environment);
  const edits = await timesOf(EDITS, 'edits', () => editor.edit());
  const arrivals = new Arrivals(environment, served);
  const others = await timesOf(ARRIVALS, 'arrivals and departures', () => arrivals.next());
  await arrivals.settled();
  await stopSite();
  await assertPagesMatch(environment);
  return [
    ...limited('edit', edits),
    ...limited('arrival or departure', others),
    measured({
      title: 'edit to all touched pages: p50, against a warm gatsby build',
      ...{ unit: 'ms', bar: { atMost: 1 / TIMES_AS_FAST }, peer: warm },
      ours: percentile(
        edits.map(({ whole }) => whole),
        50,
      ),
    }),
  ];
}

/** The times of this many writes, one after the other, without those of the warm-up. */
async function timesOf(
  count: number,
  name: string,
  write: () => Promise<WriteTimes>,
): Promise<readonly WriteTimes[]> {
  const times: WriteTimes[] = [];
  for (let n = -WARM_UP; n < count; n += 1) {
    const time = await write();
    if (n >= 0) times.push(time);
    if (n > 0 && n % 50 === 0) log(`  ${String(n)} of ${String(count)} ${name} …`);
  }
  return times;
}

const limited = (name: string, times: readonly WriteTimes[]): readonly Measure[] =>
  (
    [
      [`${name} to its pages`, times.map(({ shown }) => shown)],
      [`${name} to all touched pages`, times.map(({ whole }) => whole)],
    ] as const
  ).flatMap(([title, each]) =>
    ([50, 99] as const).map((n) =>
      withinLimit(`${title}: p${String(n)}`, 'ms', MOST[n], percentile(each, n)),
    ),
  );
