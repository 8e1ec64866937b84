import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveRequests } from '../worker-process';
import type { LoadRequest } from './run-load';
import type { Sent, SendJob } from './send-each';

/** Sends one request over a connection of the agent. Throws for any status but 2xx. */
async function send(origin: string, { path, ...sent }: LoadRequest, agent: Agent) {
  const outgoing = request(origin + path, { method: sent.method, headers: sent.headers, agent });
  outgoing.end(sent.body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = await text(response);
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299)
    throw new Error(`${path}: ${String(statusCode)} ${body}`);
  return JSON.parse(body) as unknown;
}

async function run({ url, connections, requests }: SendJob): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const remaining = requests.values();
  const [times, answers]: [number[], unknown[]] = [[], []];
  const connection = async () => {
    for (const one of remaining) {
      const since = performance.now();
      answers.push(await send(url, one, agent));
      times.push(performance.now() - since);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { requestsPerSecond: requests.length / seconds, times, answers };
}

serveRequests(run);
