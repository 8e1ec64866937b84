import autocannon from 'autocannon';
import { median } from '../measure/statistics';
import { serveRequests } from '../worker-process';
import type { Load, LoadJob } from './run-load';

/** Puts load on a server. Fails if one request fails. */
async function run({ url, connections, seconds, amount, requests }: LoadJob): Promise<Load> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url,
        connections,
        duration: seconds,
        ...(amount !== undefined && { amount }),
        requests: requests.map((request) => ({ ...request, headers: { ...request.headers } })),
      },
      (error: Error | null, done) => {
        if (error) reject(error);
        else resolve(done);
      },
    );
    load.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${String(failed)} of the requests to ${url} failed`);
  return { requestsPerSecond: result['2xx'] / result.duration, p50: median(times) };
}

serveRequests(run);
