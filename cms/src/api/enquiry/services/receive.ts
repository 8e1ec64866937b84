import { createRecord } from '../../../documents/records';
import { inWrite } from '../../../documents/revision';
import type { Body, Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { picked } from '../../../http/success';
import {
  CONSENT_MISSING,
  ENQUIRY_DEFAULTS,
  ENQUIRY_RULE,
  ENQUIRY_VISITOR_FIELDS,
  isArea,
  KINDS,
  NOTICE_LANGUAGES,
  parseByRule,
  visitError,
} from '../../../domain';
import type { Area } from '../../../domain';
import { queueNotifications } from '../../notification/services/queue';
import { enquiry } from '../resource';
import { enquiryKey } from './key';
import { listingColumns } from './listing-columns';
import type { StoredEnquiry } from './present';
import { proofUsed } from './proof';

/** Source of the windows: docs/contract.md, "Enquiries". */
const ofAddress = new RateLimit('enquiry', (limits) => limits.enquiries, HOUR);
const ofPhone = new RateLimit('enquiry of a phone', (limits) => limits.enquiriesPhone, 24 * HOUR);

/** The columns of the listing that a visitor names; empty for none. @throws 400, or 404 where it is not public */
export async function listingOf({ kind: sent, listing: id }: Body, area: Area) {
  const kind = KINDS.find((one) => one === sent);
  if (id === undefined || id === null || id === '') return {};
  if (typeof id !== 'string' || kind === undefined)
    throw invalid({ kind: 'kind must name the kind of the listing' });
  return await listingColumns(strapi, kind, area, id, { isActiveOnly: true });
}

/** What a visitor typed, checked before anything is counted. */
export interface ReadEnquiry {
  readonly area: Area;
  readonly data: Body;
}

/** @throws 400 */
export function readEnquiry(body: Body): ReadEnquiry {
  const { area, consent, noticeVersion, noticeLanguage, website } = body;
  const typed = picked(body, Object.keys(ENQUIRY_VISITOR_FIELDS));
  const parsed = parseByRule(ENQUIRY_RULE, {
    ...ENQUIRY_DEFAULTS,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null)),
  });
  const errors: Record<string, string> = parsed.ok ? {} : { ...parsed.errors };
  const visit = parsed.ok
    ? visitError(parsed.value.visitOn as string | null, Date.now())
    : undefined;
  if (visit !== undefined) errors.visitOn = visit;
  if (consent !== true) errors.consent = CONSENT_MISSING;
  if ((website ?? '') !== '') errors.website = 'Website must stay empty';
  if (!isArea(area)) errors.area = 'Region is required';
  if (Object.keys(errors).length > 0 || !isArea(area) || !parsed.ok) throw invalid(errors);
  const language = NOTICE_LANGUAGES.find((one) => one === noticeLanguage) ?? null;
  const version = typeof noticeVersion === 'string' ? noticeVersion.slice(0, 200) : null;
  const consentedAt = new Date().toISOString();
  return {
    area,
    data: { ...parsed.value, noticeVersion: version, noticeLanguage: language, consentedAt },
  };
}

/** Creates an enquiry together with what is to be told about it. @returns its `_id` */
async function createAndTell(data: Body & { readonly area: Area }): Promise<string> {
  const documentId = await createRecord(strapi, enquiry, data);
  const email = typeof data.email === 'string' ? data.email : null;
  await queueNotifications(strapi, { documentId, area: data.area, email }, 'received');
  return documentId;
}

/** Creates an enquiry. @throws 400 if its proof was used before, also by a concurrent request */
async function createOnce(data: Body & { readonly area: Area }): Promise<string> {
  const { proof } = data;
  const isUsed = async () =>
    proof !== null && (await strapi.db.query(enquiry.uid).count({ where: { proof } })) > 0;
  if (await isUsed()) throw proofUsed();
  try {
    return await inWrite(strapi, () => createAndTell(data), false);
  } catch (error) {
    if (await isUsed()) throw proofUsed();
    throw error;
  }
}

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
  const create = async () => {
    const listing = await listingOf(call.body, area);
    const accountId = call.caller?.documentId ?? null;
    const proof = await proofOf();
    return await createOnce({ ...data, ...listing, area, accountId, proof });
  };
  const id = await withIdempotency(call, 'enquiry', () =>
    ofAddress.during(call.address, () => ofPhone.during(String(data.phone), create)),
  );
  const { reference } = (await strapi.db
    .query(enquiry.uid)
    .findOne({ select: ['reference'], where: { documentId: id } })) as StoredEnquiry;
  return { reference, key: enquiryKey(id) };
}
