import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { NOTIFICATION_KINDS } from '../../../domain';
import type { NotificationKind } from '../../../domain';
import { sendDue } from './send-due';

/** The queue is looked at so often, because other processes queue too, and a pause or a lease ends without a signal. */
const POLL_MS = 5000;
/** A process that ends waits so long for attempts that have begun; the lease covers the others. */
const STOP_MS = 5000;

/** The pauses of the loops, which end early when something is queued. */
const pauses = new Set<AbortController>();
let running: { readonly stop: () => void; readonly done: Promise<unknown> } | undefined;

/** Looks at the queue now. */
export function wakeWorker(): Promise<void> {
  for (const pause of pauses) pause.abort();
  return Promise.resolve();
}

async function pause(): Promise<void> {
  const controller = new AbortController();
  pauses.add(controller);
  try {
    await delay(POLL_MS, undefined, { signal: controller.signal, ref: false });
  } catch {
    // It has been woken.
  } finally {
    pauses.delete(controller);
  }
}

/** Each kind has a loop of its own: a server that hangs delays its own kind only. */
async function sendForever(
  strapi: Core.Strapi,
  kind: NotificationKind,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    try {
      if ((await sendDue(strapi, kind, Date.now)) > 0) continue;
    } catch (error) {
      if (!isStopped()) strapi.log.error(error);
    }
    await pause();
  }
}

/** Starts to send when the CMS listens. Programs beside the CMS do not listen, and send nothing. */
export function startWorker(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    const stopping = new AbortController();
    const isStopped = () => stopping.signal.aborted;
    const loops = NOTIFICATION_KINDS.map((kind) => sendForever(strapi, kind, isStopped));
    const stop = () => {
      stopping.abort();
    };
    running = { stop, done: Promise.all(loops) };
  });
}

/** Stops the loops. Must run before the database is closed. */
export async function stopWorker(): Promise<void> {
  if (!running) return;
  running.stop();
  await wakeWorker();
  await Promise.race([running.done, delay(STOP_MS, undefined, { ref: false })]);
  running = undefined;
}
