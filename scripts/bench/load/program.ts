import autocannon from 'autocannon';
import { median } from '../measure/median';
import type { LoadJob, LoadReply } from './job';

/** The program that puts load on a server, in a process of its own: one job, one reply, and it ends. */

async function run({ url, connections, seconds, requests }: LoadJob): Promise<LoadReply> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url,
        connections,
        duration: seconds,
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
  if (failed > 0) return { fault: `${String(failed)} of the requests to ${url} failed` };
  if (times.length === 0) return { fault: `${url} answered nothing` };
  return { load: { requestsPerSecond: result['2xx'] / result.duration, p50: median(times) } };
}

process.once('disconnect', () => process.exit());
process.once('message', (job: LoadJob) => {
  void run(job)
    .catch((error: unknown): LoadReply => ({ fault: String(error) }))
    .then((reply) => {
      process.send?.(reply);
      process.disconnect();
    });
});
