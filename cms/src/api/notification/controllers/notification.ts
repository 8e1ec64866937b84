import { inUnpublishedWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { forbidden, invalid, notFound } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { MESSAGES, NOTIFY_FOR_MS } from '../../../domain';
import type { Area } from '../../../domain';
import { enquiry } from '../../enquiry/resource';
import { visibleAreas } from '../../enquiry/services/find';
import { notification } from '../resource';
import { failedCount, failedPage } from '../services/failed';
import { inOutbox } from '../services/outbox';
import type { Notification } from '../services/outbox';
import { wakeWorker } from '../services/worker';

/** The references of enquiries, by `_id`. */
async function referencesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = (await strapi.db.query(enquiry.uid).findMany({
    select: ['documentId', 'reference'],
    where: { documentId: { $in: [...ids] } },
  })) as readonly { readonly documentId: string; readonly reference: string }[];
  return new Map(found.map(({ documentId, reference }) => [documentId, reference]));
}

/** `POST /api/NotificationSearch`: a page of those that failed in the caller's regions, newest first. */
export async function findFailed(call: Call) {
  const paging = readPaging(call.body);
  const { enquiry: about = null } = readValues(call.body);
  if (about !== null && typeof about !== 'string')
    throw invalid({ enquiry: 'enquiry must be the _id of an enquiry' });
  const search = { areas: visibleAreas(signedIn(call)), enquiry: about };
  const found = await inOutbox(strapi, (outbox) => failedPage(outbox, search, paging));
  const [counted] = await inOutbox(strapi, (outbox) => failedCount(outbox, search));
  const references = await referencesOf(found.map((one) => one.enquiry));
  const notifications = found.map((one) => ({
    ...{ _id: one.key, kind: one.kind, event: one.event, area: one.area },
    enquiry: { _id: one.enquiry, reference: references.get(one.enquiry) ?? '' },
    attempts: one.attempts,
    failedAt: new Date(Number(one.ended_at)).toISOString(),
    error: one.error ?? '',
  }));
  return { notifications, ...paging, count: Number(counted?.count ?? 0) };
}

/** A notification of a region of the caller. @throws 404, 403 for one of another region */
async function notificationFor(key: string, areas: readonly Area[]): Promise<Notification> {
  const stored = (await strapi.db
    .query(notification.uid)
    .findOne({ where: { key } })) as Notification | null;
  if (!stored) throw notFound();
  if (!areas.includes(stored.area)) throw forbidden();
  return stored;
}

/** `PUT /api/NotificationSendAgain/{id}`: one that failed is due at once, and for three more days. */
export async function sendAgain(call: Call) {
  const areas = visibleAreas(signedIn(call));
  const key = call.param('id');
  const isQueued = await inUnpublishedWrite(strapi, async () => {
    const { id } = await notificationFor(key, areas);
    const now = Date.now();
    const fresh = { attempts: 0, due_at: now, expires_at: now + NOTIFY_FOR_MS, queued_at: now };
    const queued = { ...fresh, state: 'waiting', ended_at: null };
    return await inOutbox(strapi, (outbox) => outbox.where({ id, state: 'failed' }).update(queued));
  });
  await wakeWorker();
  return isQueued > 0 ? success() : { msg: MESSAGES.errorAlready };
}
