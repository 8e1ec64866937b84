import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'koa';
import { currentRevision } from '../documents/revision';
import { notSignedIn } from '../http/errors';
import type { ServedRoute } from '../http/route';
import { imageJobLoad } from '../media/processing/worker-pool';
import { hasPublisherToken } from '../sessions/publisher-token';
import { PROMETHEUS_TYPE, prometheusText } from './prometheus';
import type { Family } from './prometheus';
import { requestCounts } from './request-counts';

const DATABASE_TIMEOUT_MS = 3000;

const gauge = (name: string, help: string, value: number): Family => ({
  ...{ name, help, type: 'gauge' },
  samples: [{ value }],
});

/** `GET /health`: the process runs. */
function health(ctx: Context): void {
  ctx.body = { ok: true };
}

/** Bounds the check: an unreachable database can take long to fail. */
async function databaseTimeout(): Promise<never> {
  await delay(DATABASE_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('The database does not answer');
}

/** `GET /ready`: the database answers, so the CMS can answer requests. */
async function ready(ctx: Context): Promise<void> {
  try {
    await Promise.race([strapi.db.connection.raw('select 1'), databaseTimeout()]);
    ctx.body = { ready: true };
  } catch (error) {
    strapi.log.error(error);
    ctx.status = 503;
    ctx.body = { ready: false };
  }
}

/** `GET /metrics`: needs the publisher's token, because the counts show how the CMS is used. */
async function metrics(ctx: Context): Promise<void> {
  if (!hasPublisherToken(ctx)) throw notSignedIn();
  const { active, waiting } = imageJobLoad();
  const revision = await currentRevision(strapi);
  ctx.body = prometheusText([
    ...requestCounts.families(),
    gauge('cms_image_jobs_active', 'Images that are being processed.', active),
    gauge('cms_image_jobs_waiting', 'Images that wait for processing.', waiting),
    gauge('cms_revision', 'The revision of the last write of content.', revision),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  ]);
  ctx.type = PROMETHEUS_TYPE;
}

/** Routes for operators. */
export const METRICS_ROUTES: readonly ServedRoute[] = [
  { method: 'GET', path: '/health', handler: health },
  { method: 'GET', path: '/ready', handler: ready },
  { method: 'GET', path: '/metrics', handler: metrics },
];
