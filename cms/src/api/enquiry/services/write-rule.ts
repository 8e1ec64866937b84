import type { Core } from '@strapi/strapi';
import { nextNumber } from '../../../documents/counters';
import { queryInTransaction } from '../../../documents/query';
import { recordRule } from '../../../documents/record-rule';
import type { WriteRule } from '../../../documents/write-rules';
import { enquiryReference } from '../../../domain';
import { ACCOUNT_UID } from '../../../uids';
import { enquiry } from '../resource';
import type { StoredEnquiry } from './present';

const NEW = 'New';
/** The statuses that say that staff have reached the visitor. */
const IN_CONTACT: readonly unknown[] = ['Contacted', 'Visit planned', 'Negotiating', 'Won'];

const rule = recordRule(enquiry, () => ({ stage: NEW, callTime: 'Anytime' }));

/** The columns whose changes the timeline has, by the API's names. */
const TRACKED = {
  stage: 'status',
  lostReason: 'lostReason',
  ownerName: 'owner',
  followUpOn: 'followUpOn',
  withdrawnAt: 'withdrawnAt',
} as const satisfies Partial<Record<keyof StoredEnquiry, string>>;

/** An entry of the timeline. */
export interface EnquiryEvent {
  readonly enquiry: string;
  /** The name of the account; null for the visitor. */
  readonly by: string | null;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const textOf = (value: unknown): string | null => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : null;
};

/** Adds entries to the timeline, in the current transaction. @param at ISO 8601, UTC */
export async function addEvents(
  strapi: Core.Strapi,
  events: readonly EnquiryEvent[],
  at: string,
): Promise<void> {
  if (events.length === 0) return;
  const { tableName } = strapi.db.metadata.get('api::enquiry.enquiry-event');
  const rows = events.map((event) => ({ ...event, at: new Date(at) }));
  await queryInTransaction(strapi, (knex) => knex(tableName).insert(rows));
}

/** The name of the account that sends the current request; null for a visitor. */
async function currentName(strapi: Core.Strapi): Promise<string | null> {
  const { caller } = (strapi.requestContext.get()?.state ?? {}) as {
    readonly caller?: { readonly id: number } | null;
  };
  if (!caller) return null;
  const account = (await strapi.db
    .query(ACCOUNT_UID)
    .findOne({ select: ['uname'], where: { id: caller.id } })) as { readonly uname: string } | null;
  return account?.uname ?? null;
}

/** The rules of an enquiry: a new one gets its reference, an edit its entries in the timeline. */
export const enquiryRule: WriteRule = async ({ strapi, data, documentId }) => {
  const now = new Date().toISOString();
  const values = await rule({ strapi, data, documentId });
  if (documentId === undefined) {
    const reference = enquiryReference(await nextNumber(strapi, 'enquiry', 1));
    return { ...values, reference, receivedAt: now, changedAt: now };
  }
  const before = (await strapi.db
    .query(enquiry.uid)
    .findOne({ where: { documentId } })) as StoredEnquiry;
  const after: Readonly<Record<string, unknown>> = { ...before, ...data, ...values };
  const by = await currentName(strapi);
  const events = Object.entries(TRACKED).flatMap(([column, field]): EnquiryEvent[] => {
    const [from, to] = [textOf(before[column as keyof typeof TRACKED]), textOf(after[column])];
    return from === to ? [] : [{ enquiry: documentId, by, field, before: from, after: to }];
  });
  await addEvents(strapi, events, now);
  const isFirst = before.firstContactAt === null && IN_CONTACT.includes(after.stage);
  return { ...values, changedAt: now, ...(isFirst && { firstContactAt: now }) };
};
