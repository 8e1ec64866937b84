import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { invalid, mapFieldNames } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { can, MESSAGES, USER_TYPES } from '../../../domain';
import type { Caller } from '../../../domain';
import { ACCOUNT_UID } from '../../../uids';
import { enquiry } from '../resource';
import { EDIT_NAMES, editStored, readEdit } from '../services/edit';
import { enquiryFor, visibleAreas } from '../services/find';
import { presentEnquiry } from '../services/present';
import type { StoredEnquiry } from '../services/present';
import { readEnquirySearch, wholeSearch } from '../services/read-search';
import { countNew, countOf, newestReference, searchEnquiries } from '../services/search';

interface Account extends Caller {
  readonly documentId: string;
  readonly uname: string;
}

const NEWEST = [{ receivedAt: 'desc' }, { id: 'desc' }];
/** The earlier enquiries of a phone number that a detail shows. */
const MOST_EARLIER = 20;
/** The user types of accounts that can own an enquiry. */
const OWNERS = USER_TYPES.filter((userType) =>
  can({ userType, superAdmin: false }, 'answer enquiries'),
);

/** `POST /api/EnquirySearch`: a page of the caller's regions, newest first, and how many have each status. */
export async function findEnquiries(call: Call) {
  const caller = signedIn(call);
  const paging = readPaging(call.body);
  const search = readEnquirySearch(readValues(call.body), caller);
  const { found, ...counts } = await searchEnquiries(strapi, search, paging);
  return { enquiries: found.map((one) => presentEnquiry(one, caller)), ...paging, ...counts };
}

/** `GET /api/EnquiryNews`: what waits in the caller's regions, and the newest enquiry. */
export async function findNews(call: Call) {
  const whole = wholeSearch(signedIn(call));
  const fresh = await countNew(strapi, whole.areas);
  const overdue = await countOf(strapi, { ...whole, followUp: 'overdue' });
  const due = await countOf(strapi, { ...whole, followUp: 'due' });
  const latest = await newestReference(strapi, whole.areas);
  return { new: fresh, overdue, due, latest };
}

/** `GET /api/EnquiryOwners`: the accounts that can answer enquiries of the caller's regions. */
export async function findOwners(call: Call) {
  const areas = visibleAreas(signedIn(call));
  const accounts = (await strapi.db.query(ACCOUNT_UID).findMany({
    select: ['documentId', 'uname', 'userType', 'superAdmin'],
    where: { userStatus: 'active', $or: [{ userType: { $in: OWNERS } }, { superAdmin: true }] },
    orderBy: [{ uname: 'asc' }, { id: 'asc' }],
  })) as readonly Account[];
  return {
    owners: accounts
      .filter((one) => areas.some((area) => can(one, 'see enquiries of the region', area)))
      .map(({ documentId, uname }) => ({ _id: documentId, name: uname })),
  };
}

/** `GET /api/EnquiryDetail/{id}`: with its timeline, and earlier enquiries of the same phone in the caller's regions. */
export async function findEnquiry(call: Call) {
  const caller = signedIn(call);
  const stored = await enquiryFor(call.param('id'), caller);
  const [events, others] = await Promise.all([
    strapi.db
      .query('api::enquiry.enquiry-event')
      .findMany({ where: { enquiry: stored.documentId }, orderBy: [{ id: 'asc' }] }),
    strapi.db.query(enquiry.uid).findMany({
      where: {
        phone: stored.phone,
        area: { $in: [...visibleAreas(caller)] },
        id: { $lt: stored.id },
      },
      orderBy: NEWEST,
      limit: MOST_EARLIER,
    }),
  ]);
  return {
    enquiry: presentEnquiry(stored, caller),
    timeline: events.map(({ at, by, field, before, after }: Record<string, string | null>) => ({
      ...{ at: new Date(String(at)).toISOString(), by, field, before, after },
    })),
    earlier: (others as readonly StoredEnquiry[]).map((one) => presentEnquiry(one, caller)),
  };
}

/** `PUT /api/EnquiryEdit/{id}`: status, owner, follow-up and a note, each with its entry in the timeline. */
export async function editEnquiry(call: Call) {
  const caller = signedIn(call);
  const id = call.param('id');
  const write = async () => {
    const stored = await enquiryFor(id, caller);
    const refusal = await editStored(strapi, stored, readEdit(call.body, caller), caller);
    if (refusal?.kind === 'taken') return { msg: MESSAGES.errorAlready };
    if (refusal) throw invalid({ [refusal.field]: refusal.reason });
    return success();
  };
  return await mapFieldNames(EDIT_NAMES, () => inWrite(strapi, write, false));
}
