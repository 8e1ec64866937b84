import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../cms/src/settings/env';
import { isPublisherRunning } from '../publisher/control/publisher-client';
import { rejectOnExit } from './cms-process';
import { repository } from './folders';
import { startProcess } from './processes';
import type { ProcessOptions, RunningProcess } from './processes';

const POLL_MS = 200;

/**
 * Starts the publisher in a process of its own, and does not wait for it.
 * @param args of the command
 */
export const launchPublisher = (
  options: Pick<ProcessOptions, 'env' | 'log'>,
  args: readonly string[] = [],
): RunningProcess =>
  startProcess({
    name: 'The publisher',
    args: ['--import', 'tsx', join(repository, 'scripts/publisher/index.ts'), ...args],
    cwd: repository,
    ...options,
  });

/**
 * Resolves when there is a site to be served, which a publisher on this machine says by being there. Throws a Failure
 * where it ends instead.
 */
export async function waitUntilPublished(env: Env, publisher: RunningProcess): Promise<void> {
  const { publisherHost, publisherPort } = env;
  const host = publisherHost.includes(':') ? `[${publisherHost}]` : publisherHost;
  const here = { ...env, publisherUrl: `http://${host}:${String(publisherPort)}` };
  const crash = rejectOnExit(publisher);
  // Seen by whichever of the waits below comes first.
  crash.catch(() => undefined);
  while (!(await Promise.race([isPublisherRunning(here), crash])))
    await Promise.race([delay(POLL_MS), crash]);
}
