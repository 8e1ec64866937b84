import { createMany } from '../../../documents/create-many';
import { currentSender } from '../../../documents/change-log';
import type { Sender } from '../../../documents/change-log';
import { sharedWrite } from '../../../documents/shared-write';
import type { Body, Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { picked } from '../../../http/success';
import {
  CONSENT_MISSING,
  ENQUIRY_DEFAULTS,
  ENQUIRY_NOTICES,
  ENQUIRY_RULE,
  ENQUIRY_VISITOR_FIELDS,
  isArea,
  KINDS,
  NOTICE_LANGUAGES,
  parseByRule,
  parseFilters,
  visitError,
} from '../../../domain';
import type { Area } from '../../../domain';
import { queueNotifications } from '../../notification/services/queue';
import { LEGAL_TEXT_UID } from '../../../uids';
import { enquiry } from '../resource';
import { enquiryKey } from './key';
import { listingColumns } from './listing-columns';
import type { ListingColumns } from './listing-columns';
import type { StoredEnquiry } from './present';
import { proofUsed } from './proof';
import { completeNew } from './write-rule';

/** Source of the windows: docs/contract.md, "Enquiries". */
const ofAddress = new RateLimit('enquiry', (limits) => limits.enquiries, HOUR);
const ofPhone = new RateLimit('enquiry of a phone', (limits) => limits.enquiriesPhone, 24 * HOUR);

/** The columns of the listing that a visitor names; empty for none. @throws 400, or 404 where there was never one */
export async function listingOf(
  { kind: sent, listing: id }: Body,
  area: Area,
): Promise<Partial<ListingColumns>> {
  const kind = KINDS.find((one) => one === sent);
  if (id === undefined || id === null || id === '') return {};
  if (typeof id !== 'string' || kind === undefined)
    throw invalid({ kind: 'kind must name the kind of the listing' });
  return await listingColumns(strapi, kind, area, id);
}

/** What a visitor typed, checked before anything is counted. */
export interface ReadEnquiry {
  readonly area: Area;
  readonly data: Body;
}

const NOTICE_FIELDS = {
  noticeVersion: { type: 'date', label: 'Version of the notice' },
  noticeLanguage: { type: 'choice', label: 'Language of the notice', options: NOTICE_LANGUAGES },
} as const;

/**
 * The notice that was shown. The text can change while a form is open, so its version is any day. Both values may be
 * missing only while the CMS has no notice.
 */
async function readNotice(body: Body) {
  const { values, errors } = parseFilters(NOTICE_FIELDS, body);
  if (Object.keys(errors).length > 0) return { values, errors };
  const missing = Object.entries(values).flatMap(([key, value]) => (value === null ? [key] : []));
  const hasNotice = async () =>
    (await strapi.db
      .query(LEGAL_TEXT_UID)
      .count({ where: { key: { $in: Object.values(ENQUIRY_NOTICES) } } })) > 0;
  const isMissing = missing.length === 1 || (missing.length > 1 && (await hasNotice()));
  const message = 'The notice was not shown. Please load it and send once more';
  return {
    values,
    errors: isMissing ? Object.fromEntries(missing.map((key) => [key, message])) : {},
  };
}

/** The visitor's fields that a body fills in: an empty one is not sent. */
export const filledIn = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(picked(body, Object.keys(ENQUIRY_VISITOR_FIELDS))).filter(
      ([, value]) => value !== null && value !== '',
    ),
  );

/** @throws 400 */
export async function readEnquiry(body: Body): Promise<ReadEnquiry> {
  const { area, consent, website } = body;
  const parsed = parseByRule(ENQUIRY_RULE, { ...ENQUIRY_DEFAULTS, ...filledIn(body) });
  const notice = await readNotice(body);
  const errors: Record<string, string> = { ...(parsed.ok ? {} : parsed.errors), ...notice.errors };
  const visit = parsed.ok
    ? visitError(parsed.value.visitOn as string | null, Date.now())
    : undefined;
  if (visit !== undefined) errors.visitOn = visit;
  if (consent !== true) errors.consent = CONSENT_MISSING;
  if ((website ?? '') !== '') errors.website = 'Website must stay empty';
  if (!isArea(area)) errors.area = 'Region is required';
  if (Object.keys(errors).length > 0 || !isArea(area) || !parsed.ok) throw invalid(errors);
  const consentedAt = new Date().toISOString();
  return { area, data: { ...parsed.value, ...notice.values, consentedAt } };
}

/** An enquiry that waits for the next transaction. */
interface Waiting {
  readonly data: Body & { readonly area: Area };
  readonly sender: Sender;
}

type Stored = Pick<StoredEnquiry, 'documentId' | 'reference'>;

/** The proofs of these enquiries that an earlier one has used. */
async function usedProofs(waiting: readonly Waiting[]): Promise<ReadonlySet<unknown>> {
  const proofs = waiting.flatMap(({ data }) => (data.proof === null ? [] : [data.proof]));
  if (proofs.length === 0) return new Set();
  const used = (await strapi.db
    .query(enquiry.uid)
    .findMany({ select: ['proof'], where: { proof: { $in: proofs } } })) as readonly Body[];
  return new Set(used.map(({ proof }) => proof));
}

/**
 * Creates enquiries together with what is to be told about them, without the Document Service, which takes several times
 * as long.
 */
async function createAndTell(waiting: readonly Waiting[]): Promise<readonly Stored[]> {
  if (waiting.length === 0) return [];
  const records = await completeNew(
    strapi,
    waiting.map(({ data }) => data),
  );
  const senders = waiting.map(({ sender }) => sender);
  const ids = await createMany(strapi, 'api::enquiry.enquiry', records, { senders });
  const stored = records.map((one, at) => ({ ...one, documentId: ids[at] ?? '' }));
  await queueNotifications(strapi, stored, 'received');
  return stored;
}

/** Stores enquiries that visitors send at the same time. One with a used proof is refused. */
const storeTogether = sharedWrite<Waiting, Stored>(async (_, waiting) => {
  const used = await usedProofs(waiting);
  const unused = waiting.filter(({ data }) => !used.has(data.proof));
  const stored = await createAndTell(unused);
  const storedOf = new Map(unused.map((one, at) => [one, stored[at]]));
  return waiting.map((one) => {
    const value = storedOf.get(one);
    return value ? { status: 'fulfilled', value } : { status: 'rejected', reason: proofUsed() };
  });
});

/**
 * Stores an enquiry, once for each idempotency key.
 * @param call the sender, and the body that names the listing
 * @param proofOf checks what keeps programs from sending, for a new enquiry; returns the name of what was used up
 * @returns the reference and the visitor's key @throws 400, 404, 429
 */
export async function storeEnquiry(
  call: Pick<Call, 'address' | 'body' | 'caller' | 'idempotencyKey'>,
  { area, data }: ReadEnquiry,
  proofOf: () => Promise<string | null>,
) {
  const created: Stored[] = [];
  const create = async () => {
    const listing = await listingOf(call.body, area);
    const accountId = call.caller?.documentId ?? null;
    const proof = await proofOf();
    const whole = { ...ENQUIRY_DEFAULTS, ...data, ...listing, area, accountId, proof };
    const stored = await storeTogether(strapi, { data: whole, sender: currentSender(strapi) });
    created.push(stored);
    return stored.documentId;
  };
  const id = await withIdempotency(call, 'enquiry', () =>
    ofAddress.during(call.address, () => ofPhone.during(String(data.phone), create)),
  );
  const storedBefore = async () =>
    (await strapi.db
      .query(enquiry.uid)
      .findOne({ select: ['reference'], where: { documentId: id } })) as StoredEnquiry;
  const { reference } = created[0] ?? (await storedBefore());
  return { reference, key: enquiryKey(id) };
}
