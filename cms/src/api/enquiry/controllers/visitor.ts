import { createRecord } from '../../../documents/records';
import { inWrite } from '../../../documents/revision';
import { invalid, mapFieldNames } from '../../../http/errors';
import type { Body, Call } from '../../../http/call';
import { withIdempotency } from '../../../http/idempotency';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { picked, success } from '../../../http/success';
import {
  ENQUIRY_RULE,
  isArea,
  KINDS,
  NOTICE_LANGUAGES,
  parseByRule,
  visitError,
} from '../../../domain';
import type { Area } from '../../../domain';
import { queueNotifications } from '../../notification/services/queue';
import { enquiry } from '../resource';
import { enquiryByKey } from '../services/find';
import { enquiryKey } from '../services/key';
import { listingColumns } from '../services/listing-columns';
import { presentOwnEnquiry } from '../services/present';
import type { StoredEnquiry } from '../services/present';

/** Source of the windows: docs/contract.md, "Enquiries". */
const ofAddress = new RateLimit('enquiry', (limits) => limits.enquiries, HOUR);
const ofPhone = new RateLimit('enquiry of a phone', (limits) => limits.enquiriesPhone, 24 * HOUR);
const lookups = new RateLimit('enquiry lookup', (limits) => limits.enquiryLookups, HOUR);

const TYPED = ['name', 'phone', 'email', 'message', 'callTime', 'visitOn'];
const DEFAULTS = { callTime: 'Anytime', stage: 'New' };

/** The listing that a visitor names, in its words. @throws 400 where it is not public */
async function listingOf({ kind: sent, listing: id }: Body, area: Area) {
  const kind = KINDS.find((one) => one === sent);
  if (id === undefined || id === null || id === '') return {};
  if (typeof id !== 'string' || kind === undefined)
    throw invalid({ kind: 'kind must name the kind of the listing' });
  return await listingColumns(strapi, kind, area, id, { isActiveOnly: true });
}

/** What a visitor typed, checked before anything is counted. @throws 400 */
function readEnquiry(body: Body): { readonly area: Area; readonly data: Body } {
  const { area, consent, noticeVersion, noticeLanguage } = body;
  const typed = picked(body, TYPED);
  const parsed = parseByRule(ENQUIRY_RULE, {
    ...DEFAULTS,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null)),
  });
  const errors: Record<string, string> = parsed.ok ? {} : { ...parsed.errors };
  const visit = parsed.ok
    ? visitError(parsed.value.visitOn as string | null, Date.now())
    : undefined;
  if (visit !== undefined) errors.visitOn = visit;
  if (consent !== true) errors.consent = 'Please agree to be contacted about this enquiry';
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

/** Stores an enquiry together with what is to be told about it. @returns its `_id` */
async function storeEnquiry(values: Body & { readonly area: Area }): Promise<string> {
  const documentId = await createRecord(strapi, enquiry, values);
  const email = typeof values.email === 'string' ? values.email : null;
  await queueNotifications(strapi, { documentId, area: values.area, email }, 'received');
  return documentId;
}

/** `POST /api/EnquiryCreate`: stored before it is acknowledged, once for each key. */
export async function createEnquiry(call: Call) {
  const { area, data } = readEnquiry(call.body);
  const create = async () => {
    const listing = await listingOf(call.body, area);
    const accountId = call.caller?.documentId ?? null;
    const values = { ...data, ...listing, area, accountId };
    return await inWrite(strapi, () => storeEnquiry(values), false);
  };
  const id = await withIdempotency(call, 'enquiry', () =>
    ofAddress.during(call.address, () => ofPhone.during(String(data.phone), create)),
  );
  const { reference } = (await strapi.db
    .query(enquiry.uid)
    .findOne({ select: ['reference'], where: { documentId: id } })) as StoredEnquiry;
  return success({ reference, key: enquiryKey(id) });
}

/** Counts every lookup: keys cannot be guessed, and references cannot be listed. @throws 404, 429 */
const ownEnquiry = async ({ address, body }: Call): Promise<StoredEnquiry> => {
  await lookups.check(address);
  await lookups.count(address);
  return await enquiryByKey(body.reference, body.key);
};

/** `POST /api/EnquiryOwn`: a visitor's own enquiry, by its reference and key. */
export const findOwnEnquiry = async (call: Call) => ({
  enquiry: presentOwnEnquiry(await ownEnquiry(call)),
});

/** `POST /api/EnquiryWithdraw`: the visitor takes the consent back; once more changes nothing. */
export async function withdrawEnquiry(call: Call) {
  const { documentId } = await ownEnquiry(call);
  await inWrite(
    strapi,
    async () => {
      const stored = await enquiryByKey(call.body.reference, call.body.key);
      if (stored.withdrawnAt !== null) return;
      const data = { withdrawnAt: new Date().toISOString() };
      await mapFieldNames({}, () =>
        strapi.documents(enquiry.uid).update({ documentId, data: data as never }),
      );
      await queueNotifications(strapi, stored, 'withdrawn');
    },
    false,
  );
  return success();
}
