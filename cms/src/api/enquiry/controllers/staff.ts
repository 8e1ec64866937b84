import { inUnpublishedWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { forbidden, invalid, mapFieldNames } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { MESSAGES } from '../../../domain';
import type { Area } from '../../../domain';
import { enquiry } from '../resource';
import { EDIT_NAMES, editStored, readEdit } from '../services/edit';
import { enquiryFor, visibleAreas } from '../services/find';
import { ownersOf } from '../services/owners';
import { isAnonymised, presentEnquiry } from '../services/present';
import type { StoredEnquiry } from '../services/present';
import { readEnquirySearch, wholeSearch } from '../services/read-search';
import { countNew, countOf, newestReference, searchEnquiries } from '../services/search';

const NEWEST = [{ receivedAt: 'desc' }, { id: 'desc' }];
/** The earlier enquiries of a phone number that a detail shows. */
const MOST_EARLIER = 20;
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
  const owners = await ownersOf(strapi, visibleAreas(signedIn(call)));
  return { owners: owners.map(({ id, name, areas }) => ({ _id: id, name, areas })) };
}

/** The enquiries of the same phone before this one. */
const earlierThan = ({ id, phone }: StoredEnquiry, areas: readonly Area[]) =>
  strapi.db.query(enquiry.uid).findMany({
    where: { phone, area: { $in: [...areas] }, id: { $lt: id } },
    orderBy: NEWEST,
    limit: MOST_EARLIER,
  });

/** `GET /api/EnquiryDetail/{id}`: with its timeline, and earlier enquiries of the same phone in the caller's regions. */
export async function findEnquiry(call: Call) {
  const caller = signedIn(call);
  const stored = await enquiryFor(call.param('id'), caller);
  const [events, others] = await Promise.all([
    strapi.db
      .query('api::enquiry.enquiry-event')
      .findMany({ where: { enquiry: stored.documentId }, orderBy: [{ id: 'asc' }] }),
    isAnonymised(stored) ? [] : earlierThan(stored, visibleAreas(caller)),
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
    const edit = await readEdit(strapi, call.body, caller);
    const refusal = await editStored(strapi, stored, edit, caller);
    if (refusal?.kind === 'taken') return { msg: MESSAGES.errorAlready };
    if (refusal?.kind === 'notOwner') throw forbidden();
    if (refusal) throw invalid({ [refusal.field]: refusal.reason });
    return success();
  };
  return await mapFieldNames(EDIT_NAMES, () => inUnpublishedWrite(strapi, write));
}
