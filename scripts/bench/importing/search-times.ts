import { setTimeout as pause } from 'node:timers/promises';
import { ourRequest, SEARCHES } from '../parts/searches';
import { requestJson } from '../request-json';

/** A visitor's next search; without pauses the searches themselves would be the load. */
const PAUSE_MS = 40;

/** The times of searches in milliseconds, one after the other, until it is enough. */
export async function searchTimes(
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
