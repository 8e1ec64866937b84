import type { Env } from '../../cms/src/settings/env';
import { isPublisherRunning } from '../publisher/control/publisher-client';
import { repository, scriptArgs } from './folders';
import { startProcess } from './processes';
import type { ProcessOptions, RunningProcess } from './processes';
import { waitUntil } from './wait';

/**
 * Starts the publisher and does not wait for it.
 * @param args the arguments of the command
 */
export const launchPublisher = (
  options: Pick<ProcessOptions, 'env' | 'log'>,
  args: readonly string[] = [],
): RunningProcess =>
  startProcess({
    name: 'The publisher',
    args: scriptArgs('publisher', ...args),
    cwd: repository,
    ...options,
  });

/**
 * Resolves when there is a site to serve, which is when the publisher on this machine answers.
 * @throws Failure if it exits
 */
export function waitUntilPublished(env: Env, publisher: RunningProcess): Promise<void> {
  const { publisherHost, publisherPort } = env;
  const host = publisherHost.includes(':') ? `[${publisherHost}]` : publisherHost;
  const publisherUrl = `http://${host}:${String(publisherPort)}`;
  return waitUntil(() => isPublisherRunning({ ...env, publisherUrl }), {
    running: publisher,
    otherwise: `The publisher does not answer at ${publisherUrl}.`,
  });
}
