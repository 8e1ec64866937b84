import { join } from 'node:path';
import { log } from '../../lib/log';
import { fillHistory, ignoreVersions, sizeOf, VERSIONS } from '../history/fill-history';
import { documentIdOf } from '../listings/listing';
import { measured, withinLimit } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { median, percentile } from '../measure/statistics';
import { numberSetting } from '../number-setting';
import { editInTurns } from '../publishing/edit-in-turns';
import { Editor } from '../publishing/editor';
import { startPublishing, startSite } from '../publishing/environment';
import { ServedSite } from '../publishing/served-site';
import type { WriteTimes } from '../publishing/served-site';
import { postJson } from '../request-json';
import { logIn } from '../servers/product';
import type { Product } from '../servers/product';

const LISTINGS = 10_000;
const TIMELINES = 300;
const WARM_UP = 30;
const MEGABYTE = 1_000_000;
/** Source: the bars of the measures: milliseconds, and times the peer's. */
const TIMELINE_MS = 20;
const SIZE = 2;
const EDIT = 1.1;

/** A product that publishes. @returns it, and the sizes of its database in bytes before and after `prepare` */
async function begin(
  place: string,
  listings: number,
  prepare: (product: Product) => Promise<void>,
) {
  const sizes = { before: 0, after: 0 };
  const environment = await startPublishing(place, listings, async (product) => {
    sizes.before = await sizeOf(product);
    await prepare(product);
    sizes.after = await sizeOf(product);
  });
  const stop = await startSite(environment);
  const session = await logIn(environment.product);
  const editor = new Editor(environment, new ServedSite(environment, session));
  return { sizes, product: environment.product, session, editor, stop };
}

/** The times of calls for the timelines of listings in milliseconds, one after the other. */
async function timelineTimes({ env }: Product, session: string, listings: number) {
  const times: number[] = [];
  for (let n = -WARM_UP; n < TIMELINES; n += 1) {
    const id = documentIdOf(Math.abs(n * 31) % listings);
    const start = performance.now();
    const url = `${env.cmsUrl}/api/VersionSearch`;
    const answer = await postJson(url, { type: 'propresi', id }, session);
    const { count } = answer as { readonly count?: number };
    if (n >= 0) times.push(performance.now() - start);
    if (count !== VERSIONS) throw new Error(`${id} has ${String(count)} versions.`);
  }
  return times;
}

/**
 * A product whose listings have twenty versions each: the timeline of a listing, and the size of the database. Then edits
 * in turns beside a product with the same prices that keeps no versions. BENCH_HISTORY_LISTINGS sets the number of
 * listings.
 */
export async function historyMeasures(place: string): Promise<readonly Measure[]> {
  const listings = numberSetting('BENCH_HISTORY_LISTINGS', LISTINGS);
  const ours = await begin(join(place, 'with-history'), listings, fillHistory);
  const timelines = await timelineTimes(ours.product, ours.session, listings);
  log(`timeline: p99 ${percentile(timelines, 99).toFixed(1)} ms`);
  const peer = await begin(join(place, 'without-history'), listings, async (product) => {
    await fillHistory(product);
    await ignoreVersions(product);
  });
  const times = await editInTurns(peer.editor, ours.editor);
  await ours.stop();
  await peer.stop();
  const editMeasure = (which: keyof WriteTimes, title: string): Measure =>
    measured({
      title: `${title}: p50 without (peer) and with versions`,
      ...{ unit: 'ms', bar: { atMost: EDIT } },
      peer: median(times.peer.map((one) => one[which])),
      ours: median(times.ours.map((one) => one[which])),
    });
  return [
    withinLimit('timeline of a listing: p50', 'ms', TIMELINE_MS, median(timelines)),
    measured({
      title: 'database before (peer) and after 20 versions of each listing',
      ...{ unit: 'MB', bar: { atMost: SIZE } },
      ...{ peer: ours.sizes.before / MEGABYTE, ours: ours.sizes.after / MEGABYTE },
    }),
    editMeasure('answered', 'answer to an edit'),
    editMeasure('shown', 'edit to its pages'),
    editMeasure('whole', 'edit to all touched pages'),
  ];
}
