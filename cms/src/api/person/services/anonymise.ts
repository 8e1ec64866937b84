import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import { inUnpublishedWrite } from '../../../documents/revision';
import { monthsBefore } from '../../../domain';
import { enquiry } from '../../enquiry/resource';
import { removeWords } from '../../enquiry/services/words';
import { inOutbox, removeNotifications } from '../../notification/services/outbox';

/** The name of an enquiry whose visitor is no longer known. Its phone is empty. */
const ERASED = 'Erased';
const DAY_MS = 24 * 3_600_000;
/** Sent notifications hold no personal data; they are kept to answer questions. */
const SENT_DAYS = 30;
/** The enquiries of one write, so that visitors wait for a short one at most. */
const MOST = 100;

/** An enquiry that is to be anonymised. */
interface Known {
  readonly documentId: string;
  readonly reference: string;
}

/** Removes what names the visitors of enquiries, in the current write. The enquiries stay, so that counts stay. */
export async function anonymise(strapi: Core.Strapi, enquiries: readonly Known[]): Promise<void> {
  if (enquiries.length === 0) return;
  const ids = enquiries.map(({ documentId }) => documentId);
  await strapi.db.query(enquiry.uid).updateMany({
    where: { documentId: { $in: ids } },
    data: {
      ...{ name: ERASED, phone: '', email: null, message: null, lostReason: null },
      ...{ accountId: null, followUpOn: null, isOpen: false },
    },
  });
  const events = strapi.db.metadata.get('api::enquiry.enquiry-event').tableName;
  await queryInTransaction(strapi, (knex) =>
    knex(events).whereIn('enquiry', ids).whereIn('field', ['note', 'lostReason']).delete(),
  );
  const references = enquiries.map(({ reference }) => reference);
  await removeWords(strapi, references);
  await removeNotifications(strapi, ids);
}

/**
 * Anonymises the enquiries whose last change was too long ago, and removes old notifications.
 * @param now milliseconds since 1970 @returns how many enquiries were anonymised
 */
export async function anonymiseOld(
  strapi: Core.Strapi,
  months: number,
  now: number,
): Promise<number> {
  const where = { changedAt: { $lt: monthsBefore(now, months) }, phone: { $ne: '' } };
  let total = 0;
  for (let found = MOST; found === MOST; total += found) {
    found = await inUnpublishedWrite(strapi, async () => {
      const old = (await strapi.db.query(enquiry.uid).findMany({
        ...{ select: ['documentId', 'reference'], where, limit: MOST },
      })) as readonly Known[];
      await anonymise(strapi, old);
      return old.length;
    });
  }
  await inOutbox(strapi, (outbox) =>
    outbox
      .where({ state: 'sent' })
      .where('ended_at', '<', now - SENT_DAYS * DAY_MS)
      .delete(),
  );
  return total;
}
