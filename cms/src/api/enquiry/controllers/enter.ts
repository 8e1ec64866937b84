import { createRecord } from '../../../documents/records';
import { inUnpublishedWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Body, Call } from '../../../http/call';
import { forbidden, invalid } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { success } from '../../../http/success';
import {
  ENQUIRY_RULE,
  ENTERED_SOURCES,
  isArea,
  KINDS,
  parseByRule,
  plannedDayError,
} from '../../../domain';
import type { Area } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { queueNotifications } from '../../notification/services/queue';
import { enquiry } from '../resource';
import { ownedBy } from '../services/edit';
import { visibleAreas } from '../services/find';
import { listingColumns } from '../services/listing-columns';
import type { StoredEnquiry } from '../services/present';
import { filledIn } from '../services/receive';

const { fields } = ENQUIRY_RULE;
/** Who comes or calls is in contact already. */
const ENTERED = { callTime: 'Anytime', stage: 'Contacted' };

/** The listing with a code, in its words. @throws 400 if the region has none */
async function listingByCode(code: unknown, area: Area): Promise<object> {
  const text = typeof code === 'string' ? code.trim().toUpperCase() : '';
  if (text === '') return {};
  for (const kind of KINDS) {
    const row = (await strapi.db
      .query(LISTING_UIDS[kind])
      .findOne({ select: ['documentId'], where: { area, code: text } })) as {
      readonly documentId: string;
    } | null;
    if (row) return await listingColumns(strapi, kind, area, row.documentId);
  }
  throw invalid({ listing: 'There is no listing with this code in the region' });
}

/** What staff typed. @throws 400 */
function readEntered(body: Body): { readonly area: Area; readonly data: Body } {
  const { area, source, consent } = body;
  const parsed = parseByRule(ENQUIRY_RULE, { ...ENTERED, ...filledIn(body) });
  const errors: Record<string, string> = parsed.ok ? {} : { ...parsed.errors };
  const visit = parsed.ok
    ? plannedDayError(fields.visitOn, parsed.value.visitOn as string | null, Date.now())
    : undefined;
  if (visit !== undefined) errors.visitOn = visit;
  if (!ENTERED_SOURCES.some((one) => one === source))
    errors.source = `Source must be one of: ${ENTERED_SOURCES.join(', ')}`;
  if (!isArea(area)) errors.area = 'Region is required';
  if (Object.keys(errors).length > 0 || !isArea(area) || !parsed.ok) throw invalid(errors);
  const consentedAt = consent === true ? new Date().toISOString() : null;
  return { area, data: { ...parsed.value, source, consentedAt } };
}

/** Creates an enquiry, and queues it for the webhook. @returns its `_id` */
async function enterAndTell(data: Body & { readonly area: Area }): Promise<string> {
  const documentId = await createRecord(strapi, enquiry, data);
  const told = { documentId, area: data.area, isEntered: true };
  await queueNotifications(strapi, [told], 'received');
  return documentId;
}

/** `POST /api/EnquiryEnter`: staff enter somebody who calls or comes. It is theirs. */
export async function enterEnquiry(call: Call) {
  const caller = signedIn(call);
  const { area, data } = readEntered(call.body);
  if (!visibleAreas(caller).includes(area)) throw forbidden();
  const id = await withIdempotency(call, 'enquiry', async () => {
    const listing = await listingByCode(call.body.listing, area);
    return await inUnpublishedWrite(strapi, () =>
      enterAndTell({ ...data, ...listing, ...ownedBy(caller), area }),
    );
  });
  const { reference } = (await strapi.db
    .query(enquiry.uid)
    .findOne({ select: ['reference'], where: { documentId: id } })) as StoredEnquiry;
  return success({ _id: id, reference });
}
