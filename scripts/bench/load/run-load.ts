import { Failure } from '../../lib/failure';
import { WorkerProcess } from '../worker-process';
import type { Load, LoadJob, LoadReply, LoadRequest } from './job';

/** Source: the bars of the measures. */
const CONNECTIONS = 20;
const SECONDS = 4;

/** Puts load on a server by a process of its own. Throws a Failure where one request is not answered well. */
export async function runLoad(url: string, requests: readonly LoadRequest[]): Promise<Load> {
  const helper = new WorkerProcess<LoadJob, LoadReply>('bench/load/program');
  try {
    const job = { url, requests, connections: CONNECTIONS, seconds: SECONDS };
    const reply = await helper.ask(job);
    if ('fault' in reply) throw new Failure(reply.fault);
    return reply.load;
  } finally {
    helper.end();
  }
}
