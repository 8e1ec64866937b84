import type { Core } from '@strapi/strapi';
import { nextNumber } from '../../../documents/counters';
import { queryInTransaction } from '../../../documents/query';
import { recordRule } from '../../../documents/record-rule';
import type { WriteRule } from '../../../documents/write-rules';
import { can, ENQUIRY_DEFAULTS, enquiryReference, isOpenEnquiry } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { enquiry } from '../resource';
import type { StoredEnquiry } from './present';
import { addToTotals } from './totals';
import { addWords, removeWords } from './words';

type Data = Readonly<Record<string, unknown>>;

/** The statuses that say that staff have reached the visitor. */
const IN_CONTACT: readonly unknown[] = ['Contacted', 'Visit planned', 'Negotiating', 'Won'];

const rule = recordRule(enquiry, () => ENQUIRY_DEFAULTS);

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
async function addEvents(
  strapi: Core.Strapi,
  events: readonly EnquiryEvent[],
  at: string,
): Promise<void> {
  if (events.length === 0) return;
  const { tableName } = strapi.db.metadata.get('api::enquiry.enquiry-event');
  const rows = events.map((event) => ({ ...event, at: new Date(at) }));
  await queryInTransaction(strapi, (knex) => knex(tableName).insert(rows));
}

/** Adds a note to the timeline of an enquiry, in the current transaction. @param by the name of the account */
export async function addNote(
  strapi: Core.Strapi,
  { documentId, reference }: Pick<StoredEnquiry, 'documentId' | 'reference'>,
  by: string,
  note: string,
): Promise<void> {
  const event = { enquiry: documentId, by, field: 'note', before: null, after: note };
  await addEvents(strapi, [event], new Date().toISOString());
  await addWords(strapi, [{ reference, note }]);
}

/** The account that sends the current request; null for a visitor who is not signed in. */
function currentCaller(strapi: Core.Strapi): SignedIn | null {
  const { caller = null } = (strapi.requestContext.get()?.state ?? {}) as {
    readonly caller?: SignedIn | null;
  };
  return caller;
}

/** The derived values of an enquiry, and its first contact. */
function derived(after: Data, firstContactAt: string | null, now: string): Data {
  const isFirst = firstContactAt === null && IN_CONTACT.includes(after.stage);
  return {
    isOpen: isOpenEnquiry(after.stage, after.withdrawnAt),
    ...{ changedAt: now, ...(isFirst && { firstContactAt: now }) },
  };
}

/**
 * Gives new enquiries their references, and adds them to the totals and to the words, in the current transaction.
 * @param valid what `ENQUIRY_RULE` has checked
 */
export async function completeNew(
  strapi: Core.Strapi,
  valid: readonly Data[],
): Promise<readonly (Data & StoredEnquiry)[]> {
  const now = new Date().toISOString();
  const last = await nextNumber(strapi, 'enquiry', 1, valid.length);
  const enquiries = valid.map((values, at) => ({
    ...values,
    ...derived(values, null, now),
    ...{ reference: enquiryReference(last - valid.length + 1 + at), receivedAt: now },
  })) as unknown as readonly (Data & StoredEnquiry)[];
  await addToTotals(strapi, enquiries, 1);
  await addWords(strapi, enquiries);
  return enquiries;
}

/** The rules of an enquiry: a new one gets its reference, an edit its entries in the timeline. */
export const enquiryRule: WriteRule = async ({ strapi, data, documentId, stored }) => {
  const now = new Date().toISOString();
  const values = await rule({ strapi, data, documentId, stored });
  if (documentId === undefined) {
    const [whole] = await completeNew(strapi, [values]);
    return whole ?? values;
  }
  const before = stored as unknown as StoredEnquiry;
  const after: Data = { ...before, ...data, ...values };
  const caller = currentCaller(strapi);
  const events = Object.entries(TRACKED).flatMap(([column, field]): EnquiryEvent[] => {
    const [from, to] = [textOf(before[column as keyof typeof TRACKED]), textOf(after[column])];
    // A visitor withdraws signed in or not: the timeline holds no name that an erasure would have to find.
    const by = can(caller, 'answer enquiries') ? (caller?.name ?? null) : null;
    return from === to ? [] : [{ enquiry: documentId, by, field, before: from, after: to }];
  });
  await addEvents(strapi, events, now);
  if (after.name !== before.name || after.phone !== before.phone) {
    await removeWords(strapi, [before.reference]);
    await addWords(strapi, [{ ...before, ...(after as unknown as StoredEnquiry) }]);
  }
  if (after.stage !== before.stage) {
    await addToTotals(strapi, [before], -1);
    await addToTotals(strapi, [{ area: before.area, stage: String(after.stage) }], 1);
  }
  return { ...values, ...derived(after, before.firstContactAt, now) };
};
