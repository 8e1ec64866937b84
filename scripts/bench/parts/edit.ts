import { log } from '../../lib/log';
import { percentile } from '../measure/percentile';
import { measured } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { assertPagesMatch } from '../publishing/verify-pages';
import { Arrivals } from '../publishing/arrivals';
import { Editor } from '../publishing/editor';
import { ServedSite } from '../publishing/served-site';
import type { WriteTimes } from '../publishing/served-site';
import { startSite } from '../publishing/site';
import type { PublishingEnvironment } from '../publishing/environment';
import { buildAgain } from '../publishing/static-build';
import type { BuiltSite } from '../publishing/static-build';
import { logIn } from '../servers/product';

const EDITS = 200;
/** Creations, deletions and changes of status. */
const ARRIVALS = 100;
const WARM_UP = 5;
/** Source: the bars of the measures, in milliseconds. */
const MOST = { 50: 50, 99: 250 } as const;
const TIMES_AS_FAST = 100;

/**
 * Edits, one after the other, each from its answer until its own pages, and until all that it touches, are served;
 * against a warm `gatsby build` after one edit. Then listings that come, go, are hidden and shown again. In the end every
 * page of the site is held against a full publish.
 */
export async function editMeasures(
  stage: PublishingEnvironment,
  peer: BuiltSite,
): Promise<readonly Measure[]> {
  const site = await startSite(stage);
  const served = new ServedSite(stage, await logIn(stage.product));
  const editor = new Editor(stage, served);
  await editor.edit();
  const warm = await buildAgain(peer, stage);
  const edits = await taking(EDITS, 'edits', () => editor.edit());
  const arrivals = new Arrivals(stage, served);
  const others = await taking(ARRIVALS, 'arrivals and departures', () => arrivals.next());
  await arrivals.settled();
  await site.stop();
  await assertPagesMatch(stage);
  return [
    ...limited('edit', edits),
    ...limited('arrival or departure', others),
    measured(
      {
        title: 'edit to all touched pages: p50, against a warm gatsby build',
        unit: 'ms',
        bar: { atMost: 1 / TIMES_AS_FAST },
      },
      {
        peer: warm,
        ours: percentile(
          edits.map(({ whole }) => whole),
          50,
        ),
      },
    ),
  ];
}

/** The times of so many writes, one after the other, the first of all not counted. */
async function taking(
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
      measured(
        { title: `${title}: p${String(n)} (peer: the limit)`, unit: 'ms', bar: { atMost: 1 } },
        { peer: MOST[n], ours: percentile(each, n) },
      ),
    ),
  );
