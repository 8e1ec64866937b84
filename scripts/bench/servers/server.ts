import { dirname } from 'node:path';
import { isHealthy } from '../../lib/cms-client';
import { Failure } from '../../lib/failure';
import { startProcess } from '../../lib/processes';
import type { ProcessOptions, RunningProcess } from '../../lib/processes';
import { waitUntil } from '../../lib/wait';

/**
 * Starts a Strapi and resolves when it answers.
 * @throws Failure where it exits or hangs
 */
export async function startServer(
  url: string,
  options: ProcessOptions & { readonly log: string },
): Promise<RunningProcess> {
  const running = startProcess(options);
  await waitUntil(() => isHealthy(url), {
    running,
    logs: dirname(options.log),
    otherwise: `${options.name} does not answer at ${url}.`,
  });
  return running;
}

/** Posts JSON and answers the parsed answer. Throws a Failure for any but a success. */
export async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Failure(`${url} answered ${String(answer.status)}.`);
  return answer.json();
}
