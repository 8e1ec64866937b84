import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'koa';
import { currentRevision } from '../changes/revision';
import { notSignedIn } from '../contract/faults';
import type { Served } from '../contract/route';
import { drawingLoad } from '../images/drawing/pool';
import { isOfPublisher } from '../publisher/is-publisher';
import { PROMETHEUS_TYPE, prometheusText } from './prometheus';
import type { Family } from './prometheus';
import { requestCounts } from './request-counts';

const PATIENCE_MS = 3000;

const gauge = (name: string, help: string, value: number): Family => ({
  ...{ name, help, type: 'gauge' },
  samples: [{ value }],
});

/** `GET /health`: the program runs. */
function health(ctx: Context): void {
  ctx.body = { ok: true };
}

/** A database that is out of reach may take long to say so. */
async function tooLate(): Promise<never> {
  await delay(PATIENCE_MS, undefined, { ref: false });
  throw new Error('The database does not answer');
}

/** `GET /ready`: it can answer calls, since its database answers. */
async function ready(ctx: Context): Promise<void> {
  try {
    await Promise.race([strapi.db.connection.raw('select 1'), tooLate()]);
    ctx.body = { ready: true };
  } catch (error) {
    strapi.log.error(error);
    ctx.status = 503;
    ctx.body = { ready: false };
  }
}

/** `GET /metrics`: for who has the publisher's token, since it tells what is asked of the CMS and how often. */
async function metrics(ctx: Context): Promise<void> {
  if (!isOfPublisher(ctx)) throw notSignedIn();
  const { atWork, waiting } = drawingLoad();
  const revision = await currentRevision(strapi);
  ctx.body = prometheusText([
    ...requestCounts.families(),
    gauge('cms_pictures_drawing', 'Pictures that are being drawn.', atWork),
    gauge('cms_pictures_waiting', 'Pictures that wait to be drawn.', waiting),
    gauge('cms_revision', 'The revision of the last write of content.', revision),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  ]);
  ctx.type = PROMETHEUS_TYPE;
}

/** For those who look after the program. */
export const MONITORING: readonly Served[] = [
  { method: 'GET', path: '/health', handler: health },
  { method: 'GET', path: '/ready', handler: ready },
  { method: 'GET', path: '/metrics', handler: metrics },
];
