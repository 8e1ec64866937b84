import type { Core } from '@strapi/strapi';
import type { Env } from '../../../settings/env';
import { isPublished } from '../../../documents/resource';
import { wakeSecret } from '../../../settings/wake-secret';

const NAME = 'Publisher';
const EVENTS = ['entry.create', 'entry.update', 'entry.delete', 'media.update', 'media.delete'];

interface Webhook {
  readonly id?: number | string;
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly events: readonly string[];
  readonly isEnabled: boolean;
}
interface WebhookStore {
  findWebhooks: () => Promise<readonly Webhook[]>;
  createWebhook: (webhook: Webhook) => Promise<Webhook>;
  updateWebhook: (id: Webhook['id'], webhook: Webhook) => Promise<Webhook | null>;
}
interface WebhookRunner {
  add: (webhook: Webhook) => void;
  update: (webhook: Webhook) => void;
  run: (webhook: Webhook, event: string, info?: EventInfo) => Promise<unknown>;
}
/** Strapi's event of a change of an entry or a file. */
interface EventInfo {
  readonly uid?: string;
}

/** Makes the webhook skip changes of content types that published pages do not show. */
function skipUnpublished(runner: WebhookRunner): void {
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info) => {
    const isSkipped = info?.uid !== undefined && !isPublished(info.uid);
    return webhook.name === NAME && isSkipped ? undefined : run(webhook, event, info);
  };
}

/** Creates or updates Strapi's webhook that wakes the publisher. */
export async function syncWebhook(strapi: Core.Strapi, env: Env): Promise<void> {
  const store: WebhookStore = strapi.get('webhookStore');
  const runner: WebhookRunner = strapi.get('webhookRunner');
  skipUnpublished(runner);
  const wanted: Webhook = {
    name: NAME,
    url: `${env.publisherUrl}/wake`,
    headers: { Authorization: `Bearer ${wakeSecret(env.secrets.PUBLISHER_TOKEN)}` },
    events: EVENTS,
    isEnabled: true,
  };
  const found = (await store.findWebhooks()).find(({ name }) => name === NAME);
  if (!found) {
    runner.add(await store.createWebhook(wanted));
    return;
  }
  const kept = await store.updateWebhook(found.id, { ...wanted, id: found.id });
  if (kept) runner.update(kept);
}
