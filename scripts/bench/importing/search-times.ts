import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../lib/log';
import { measured } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { logMachineLoad, percentile } from '../measure/statistics';
import { ourRequest, SEARCHES } from '../parts/searches';
import { requestJson } from '../request-json';
import type { Product } from '../servers/product';

/** A visitor's next search; without pauses the searches themselves would be the load. */
const PAUSE_MS = 40;

/** Searches before the work beside them, after those that warm up. */
const SEARCHED = 300;
const WARM_UP = 100;
/** Source: the bar of the measure: times the time of a search before. */
const TIMES = 1.5;

/** Runs `work` beside searches. Returns its result, and the measure of what searches take before and meanwhile. */
export async function besideSearches<T>(
  { env: { cmsUrl } }: Product,
  name: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly searches: Measure }> {
  logMachineLoad();
  await searchTimes(cmsUrl, (count) => count === WARM_UP);
  const before = await searchTimes(cmsUrl, (count) => count === SEARCHED);
  let isOver = false;
  const searching = searchTimes(cmsUrl, () => isOver);
  const result = await work().finally(() => {
    isOver = true;
  });
  const [peer, ours] = [percentile(before, 50), percentile(await searching, 50)];
  log(`p50 of a search: ${peer.toFixed(2)} ms before, ${ours.toFixed(2)} ms during ${name}`);
  const title = `p50 of a search: before (peer) and during (ours) ${name}`;
  return { result, searches: measured({ title, unit: 'ms', bar: { atMost: TIMES }, peer, ours }) };
}

/** The times of searches in milliseconds, one after the other, until it is enough. */
async function searchTimes(
  origin: string,
  isEnough: (count: number) => boolean,
): Promise<readonly number[]> {
  const requests = SEARCHES.map(ourRequest);
  const times: number[] = [];
  for (;;) {
    for (const { path, ...request } of requests) {
      if (isEnough(times.length)) return times;
      const start = performance.now();
      await requestJson(origin + path, request);
      times.push(performance.now() - start);
      await pause(PAUSE_MS);
    }
  }
}
