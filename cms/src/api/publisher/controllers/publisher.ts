import { currentRevision } from '../../../documents/revision';
import { success } from '../../../http/success';
import { MESSAGES } from '../../../domain';
import type { PublisherStatus } from '../../../domain';
import { readLastBackup } from '../../../settings/backup-files';
import { readEnv } from '../../../settings/env';

const TIMEOUT_MS = 3000;

/** Sends a request to the publisher with the publisher's token. Undefined if there is no response. */
async function ask(method: 'GET' | 'POST', path: string): Promise<Response | undefined> {
  const { publisherUrl, secrets } = readEnv();
  const answer = await fetch(`${publisherUrl}/${path}`, {
    method,
    headers: { Authorization: `Bearer ${secrets.PUBLISHER_TOKEN}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}

/**
 * `GET /api/PublisherState`: the status of the published site (null if no publisher runs), the CMS's last revision, and
 * the time of the last backup.
 */
export async function findPublisherState() {
  const answer = await ask('GET', 'state');
  const publisher = answer ? ((await answer.json()) as PublisherStatus) : null;
  const last = await readLastBackup(readEnv().dataDir);
  return { publisher, revision: await currentRevision(strapi), lastBackup: last?.at ?? null };
}

/** `POST /api/PublisherBuild`: builds and publishes the site again, in the background. */
export const buildSite = async () =>
  (await ask('POST', 'build')) ? success() : { msg: MESSAGES.errorNoPublisher };
