import { join } from 'node:path';
import { log } from '../../lib/log';
import { addKeyed, age, logGrowth } from '../aging/age';
import { numberSetting } from '../number-setting';
import { measured, withinLimit } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { logMachineLoad, percentile } from '../measure/statistics';
import { untilCaughtUp } from '../publishing/caught-up';
import { editInTurns } from '../publishing/edit-in-turns';
import { Editor } from '../publishing/editor';
import { startPublishing, startSite } from '../publishing/environment';
import { ServedSite } from '../publishing/served-site';
import { logIn } from '../servers/product';

const LISTINGS = 10_000;
const REQUESTS = 50_000;
const CHANGES = 20_000;
/** Source: the bars of the measures: times the fresh product's, and milliseconds. */
const AGED_TIMES = 1.15;
const MOST = { 50: 25, 99: 150 } as const;

/** A product with keyed listings beside the others, which publishes. */
async function begin(place: string, listings: number) {
  const environment = await startPublishing(place, listings);
  const stopSite = await startSite(environment);
  const site = new ServedSite(environment, await logIn(environment.product));
  const keyed = await addKeyed(environment);
  await untilCaughtUp(environment.product);
  const stop = async (): Promise<void> => {
    await keyed.close();
    await stopSite();
  };
  return { environment, site, keyed, stop, edits: new Editor(environment, site) };
}

/**
 * Edits of a product that has served and written much, in turns with those of a fresh one: the time until the pages of
 * each are served. BENCH_AGED_LISTINGS, BENCH_AGED_REQUESTS and BENCH_AGED_CHANGES set how large, and how much.
 */
export async function agedMeasures(place: string): Promise<readonly Measure[]> {
  const listings = numberSetting('BENCH_AGED_LISTINGS', LISTINGS);
  const aged = await begin(join(place, 'aged'), listings);
  await logGrowth('before', aged.environment.product);
  await age(aged.environment, aged.site, aged.keyed, {
    requests: numberSetting('BENCH_AGED_REQUESTS', REQUESTS),
    changes: numberSetting('BENCH_AGED_CHANGES', CHANGES),
  });
  await logGrowth('after', aged.environment.product);
  const fresh = await begin(join(place, 'fresh'), listings);
  logMachineLoad();
  const { peer, ours } = await editInTurns(fresh.edits, aged.edits);
  const times = { fresh: peer, aged: ours };
  await aged.stop();
  await fresh.stop();
  return (['shown', 'whole'] as const).flatMap((which) => {
    const name = `edit to ${which === 'shown' ? 'its' : 'all touched'} pages`;
    const of = (who: 'fresh' | 'aged', n: 50 | 99) =>
      percentile(
        times[who].map((one) => one[which]),
        n,
      );
    log(
      `${name}, fresh and aged: p99 ${of('fresh', 99).toFixed(1)}, ${of('aged', 99).toFixed(1)} ms`,
    );
    return [
      measured({
        title: `${name}: p50, fresh (peer) and aged`,
        ...{ unit: 'ms', bar: { atMost: AGED_TIMES } },
        ...{ peer: of('fresh', 50), ours: of('aged', 50) },
      }),
      ...(which === 'shown' ? ([50, 99] as const) : []).map((n) =>
        withinLimit(`${name}, aged: p${String(n)}`, 'ms', MOST[n], of('aged', n)),
      ),
    ];
  });
}
