import { setTimeout as delay } from 'node:timers/promises';
import { rejectOnExit } from '../../lib/cms-process';
import { isHealthy } from '../../lib/cms-client';
import { Failure } from '../../lib/failure';
import { startProcess } from '../../lib/processes';
import type { ProcessOptions, RunningProcess } from '../../lib/processes';

const PATIENCE_MS = 2 * 60_000;
const POLL_MS = 200;

/** Starts a Strapi and resolves when it answers. Throws a Failure where it ends instead, or does not in two minutes. */
export async function startServer(url: string, options: ProcessOptions): Promise<RunningProcess> {
  const running = startProcess(options);
  const crash = rejectOnExit(running);
  // It is ended when it is not needed any more; until it answers, the race below sees a crash.
  crash.catch(() => undefined);
  const giveUp = performance.now() + PATIENCE_MS;
  while (!(await Promise.race([isHealthy(url), crash]))) {
    if (performance.now() > giveUp) throw new Failure(`${options.name} does not answer at ${url}.`);
    await Promise.race([delay(POLL_MS), crash]);
  }
  return running;
}

/** Posts JSON and answers the parsed answer. Throws a Failure for any but a success. */
export async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Failure(`${url} answered ${String(answer.status)}.`);
  return answer.json();
}
