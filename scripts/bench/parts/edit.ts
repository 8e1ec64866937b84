import { say } from '../../lib/report';
import { percentile } from '../measure/percentile';
import { taken } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { Editor } from '../publishing/editor';
import { assertAllRight } from '../publishing/all-right';
import { startSite } from '../publishing/site';
import type { PublishingStage } from '../publishing/stage';
import { buildAgain } from '../publishing/static-build';
import type { BuiltSite } from '../publishing/static-build';
import { logIn } from '../servers/product';

const EDITS = 200;
const WARM_UP = 5;
/** Source: the bars of the measures, in milliseconds. */
const MOST = { p50: 50, p99: 250 };
const TIMES_AS_FAST = 100;

/**
 * Edits, one after the other, each from its answer until every page that it touches is served; against a warm
 * `gatsby build` after one edit. In the end every page of the site is held against a full publish.
 */
export async function editMeasures(
  stage: PublishingStage,
  peer: BuiltSite,
): Promise<readonly Measure[]> {
  const site = await startSite(stage);
  const editor = new Editor(stage, await logIn(stage.product));
  await editor.edit();
  const warm = await buildAgain(peer, stage);
  const times: number[] = [];
  for (let n = -WARM_UP; n < EDITS; n += 1) {
    const time = await editor.edit();
    if (n >= 0) times.push(time);
    if (n > 0 && n % 50 === 0) say(`  ${String(n)} of ${String(EDITS)} edits …`);
  }
  await site.stop();
  await assertAllRight(stage);
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  const title = 'edit to static pages';
  return [
    taken(
      { title: `${title}: p50 (peer: the limit)`, unit: 'ms', bar: { atMost: 1 } },
      { peer: MOST.p50, ours: p50 },
    ),
    taken(
      { title: `${title}: p99 (peer: the limit)`, unit: 'ms', bar: { atMost: 1 } },
      { peer: MOST.p99, ours: p99 },
    ),
    taken(
      {
        title: `${title}: p50, against a warm gatsby build`,
        unit: 'ms',
        bar: { atMost: 1 / TIMES_AS_FAST },
      },
      { peer: warm, ours: p50 },
    ),
  ];
}
