import { say } from '../../lib/report';
import { percentile } from '../measure/percentile';
import { taken } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { Editor } from '../publishing/editor';
import type { EditTimes } from '../publishing/editor';
import { assertAllRight } from '../publishing/all-right';
import { startSite } from '../publishing/site';
import type { PublishingStage } from '../publishing/stage';
import { buildAgain } from '../publishing/static-build';
import type { BuiltSite } from '../publishing/static-build';
import { logIn } from '../servers/product';

const EDITS = 200;
const WARM_UP = 5;
/** Source: the bars of the measures, in milliseconds. */
const MOST = { 50: 50, 99: 250 } as const;
const TIMES_AS_FAST = 100;

/**
 * Edits, one after the other, each from its answer until its own pages, and until all that it touches, are served;
 * against a warm `gatsby build` after one edit. In the end every page of the site is held against a full publish.
 */
export async function editMeasures(
  stage: PublishingStage,
  peer: BuiltSite,
): Promise<readonly Measure[]> {
  const site = await startSite(stage);
  const editor = new Editor(stage, await logIn(stage.product));
  await editor.edit();
  const warm = await buildAgain(peer, stage);
  const times: EditTimes[] = [];
  for (let n = -WARM_UP; n < EDITS; n += 1) {
    const time = await editor.edit();
    if (n >= 0) times.push(time);
    if (n > 0 && n % 50 === 0) say(`  ${String(n)} of ${String(EDITS)} edits …`);
  }
  await site.stop();
  await assertAllRight(stage);
  const [shown, whole] = [times.map((one) => one.shown), times.map((one) => one.whole)];
  return [
    ...limited('edit to its pages', shown),
    ...limited('edit to all touched pages', whole),
    taken(
      {
        title: 'edit to all touched pages: p50, against a warm gatsby build',
        unit: 'ms',
        bar: { atMost: 1 / TIMES_AS_FAST },
      },
      { peer: warm, ours: percentile(whole, 50) },
    ),
  ];
}

const limited = (title: string, times: readonly number[]): readonly Measure[] =>
  ([50, 99] as const).map((n) =>
    taken(
      { title: `${title}: p${String(n)} (peer: the limit)`, unit: 'ms', bar: { atMost: 1 } },
      { peer: MOST[n], ours: percentile(times, n) },
    ),
  );
