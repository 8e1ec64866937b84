import type { Env } from '../../../cms/src/settings/env';
import { Failure } from '../../lib/failure';
import type { PublisherStatus } from '../../lib/domain';

const TIMEOUT_MS = 5000;

const fetchFrom = (env: Env, path: string, method: 'GET' | 'POST'): Promise<Response> =>
  fetch(`${env.publisherUrl}/${path}`, {
    method,
    headers: { Authorization: `Bearer ${env.secrets.PUBLISHER_TOKEN}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Whether a publisher answers at its address. */
export const isPublisherRunning = (env: Env): Promise<boolean> =>
  fetchFrom(env, 'health', 'GET').then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends a request to a running publisher, if there is one, and returns its status. */
export async function requestPublisher(
  env: Env,
  wanted?: 'build' | 'rollback',
): Promise<PublisherStatus> {
  if (wanted) await expectOk(await fetchFrom(env, wanted, 'POST'));
  const answer = await expectOk(await fetchFrom(env, 'state', 'GET'));
  return (await answer.json()) as PublisherStatus;
}

async function expectOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  // The response contains the reason.
  if (answer.status === 409) throw new Failure(((await answer.json()) as { error: string }).error);
  throw new Failure(
    `The publisher answers ${String(answer.status)}: it must share the data folder (DATA_DIR) or the tokens of this program.`,
  );
}
