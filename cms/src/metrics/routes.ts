import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'koa';
import { currentRevision } from '../documents/revision';
import { notSignedIn } from '../http/errors';
import type { ServedRoute } from '../http/route';
import { imageJobLoad } from '../media/processing/worker-pool';
import { passwordLoad } from '../sessions/passwords';
import { hasPublisherToken } from '../sessions/publisher-token';
import { readLastBackup } from '../settings/backup-files';
import { readEnv } from '../settings/env';
import { PROMETHEUS_TYPE, prometheusText } from './prometheus';
import type { Family } from './prometheus';
import { requestCounts } from './request-counts';

type Source = () => Promise<readonly Family[]>;

let sources: readonly Source[] = [];

/** Adds the metrics of a resource, so that shared code does not import it. */
export function addMetrics(source: Source): void {
  sources = [...sources, source];
}

const DATABASE_TIMEOUT_MS = 3000;

const gauge = (name: string, help: string, value: number): Family => ({
  ...{ name, help, type: 'gauge' },
  samples: [{ value }],
});

/** `GET /health`: the process runs. */
function health(ctx: Context): void {
  ctx.body = { ok: true };
}

/** Limits the time of the check: an unreachable database can take long to fail. */
async function databaseTimeout(): Promise<never> {
  await delay(DATABASE_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('The database does not answer');
}

/** The last backup: ISO time and age in seconds; undefined before the first one. */
async function backupAge(): Promise<{ at: string; ageSeconds: number } | undefined> {
  const last = await readLastBackup(readEnv().dataDir);
  if (!last) return undefined;
  const ageSeconds = Math.max(0, Math.round((Date.now() - Date.parse(last.at)) / 1000));
  return { at: last.at, ageSeconds };
}

/**
 * `GET /ready`: the database responds, so the CMS can handle requests. The response also has the age of the last
 * backup.
 */
async function ready(ctx: Context): Promise<void> {
  try {
    await Promise.race([strapi.db.connection.raw('select 1'), databaseTimeout()]);
    ctx.body = { ready: true, backup: (await backupAge()) ?? null };
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
  const passwords = passwordLoad();
  const revision = await currentRevision(strapi);
  const backup = await backupAge();
  const ofResources = await Promise.all(sources.map((source) => source()));
  ctx.body = prometheusText([
    ...requestCounts.families(),
    gauge('cms_image_jobs_active', 'Images that are being processed.', active),
    gauge('cms_image_jobs_waiting', 'Images that wait for processing.', waiting),
    gauge(
      'cms_password_jobs_active',
      'Passwords that are being hashed or compared.',
      passwords.active,
    ),
    gauge('cms_password_jobs_waiting', 'Passwords that wait for it.', passwords.waiting),
    gauge('cms_revision', 'The revision of the last write of content.', revision),
    // Without a backup there is no value. An alarm can check for its absence.
    ...(backup
      ? [gauge('cms_backup_age_seconds', 'The age of the last backup.', backup.ageSeconds)]
      : []),
    ...ofResources.flat(),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  ]);
  ctx.type = PROMETHEUS_TYPE;
}

/** Routes for operators. */
export const METRICS_ROUTES: readonly ServedRoute[] = [
  { method: 'GET', path: '/health', atRoot: true, handler: health },
  { method: 'GET', path: '/ready', atRoot: true, handler: ready },
  { method: 'GET', path: '/metrics', atRoot: true, handler: metrics },
];
