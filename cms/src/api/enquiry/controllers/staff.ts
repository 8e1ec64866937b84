import { editRecord } from '../../../documents/records';
import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Body, Call } from '../../../http/call';
import { invalid, mapFieldNames } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { picked, success } from '../../../http/success';
import { can, MESSAGES, USER_TYPES } from '../../../domain';
import type { Caller } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { ACCOUNT_UID } from '../../../uids';
import { enquiry } from '../resource';
import { enquiryFor, visibleAreas } from '../services/find';
import { presentEnquiry } from '../services/present';
import type { StoredEnquiry } from '../services/present';
import { readEnquirySearch, wholeSearch } from '../services/read-search';
import { countOf, newestReference, searchEnquiries } from '../services/search';
import { totalsOf } from '../services/totals';
import { addNote } from '../services/write-rule';

interface Account extends Caller {
  readonly documentId: string;
  readonly uname: string;
}

const NEWEST = [{ receivedAt: 'desc' }, { id: 'desc' }];
/** The earlier enquiries of a phone number that a detail shows. */
const MOST_EARLIER = 20;
const MOST_NOTE = 2000;
/** The user types of accounts that can own an enquiry. */
const OWNERS = USER_TYPES.filter((userType) =>
  can({ userType, superAdmin: false }, 'answer enquiries'),
);
/** The API's name of the stored field. */
const NAMES = { stage: 'status' };

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
  const totals = await totalsOf(strapi, whole.areas);
  const overdue = await countOf(strapi, { ...whole, followUp: 'overdue' });
  const due = await countOf(strapi, { ...whole, followUp: 'due' });
  const latest = await newestReference(strapi, whole.areas);
  return { new: totals.New, overdue, due, latest };
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

/** A note that is no text or too long is an error. @throws 400 */
function readNote({ note }: Body): string | null {
  if (note === undefined || note === null) return null;
  const text = typeof note === 'string' ? note.trim() : undefined;
  if (text === undefined || text.length > MOST_NOTE)
    throw invalid({ note: `Note must be text of at most ${String(MOST_NOTE)} characters` });
  return text === '' ? null : text;
}

/** The columns of the owner; undefined where somebody else has the enquiry, or nothing is sent. @throws 400 */
function readOwner({ owner }: Body, caller: SignedIn): Body {
  if (owner === undefined || owner === null) return {};
  if (owner === 'me') return { ownerId: caller.documentId, ownerName: caller.name };
  if (owner === 'nobody') return { ownerId: null, ownerName: null };
  throw invalid({ owner: 'Owner must be one of: me, nobody' });
}

/** `PUT /api/EnquiryEdit/{id}`: status, owner, follow-up and a note, each with its entry in the timeline. */
export async function editEnquiry(call: Call) {
  const caller = signedIn(call);
  const { body } = call;
  const id = call.param('id');
  return await inWrite(
    strapi,
    async () => {
      const stored = await enquiryFor(id, caller);
      const note = readNote(body);
      const owner = readOwner(body, caller);
      const isTaken = stored.ownerId !== null && stored.ownerId !== caller.documentId;
      if (body.owner === 'me' && isTaken) return { msg: MESSAGES.errorAlready };
      const { status: stage } = body;
      const data = {
        ...picked({ ...body, stage }, ['stage', 'lostReason', 'followUpOn']),
        ...owner,
      };
      await mapFieldNames(NAMES, () => editRecord(strapi, enquiry, id, data));
      if (note !== null) await addNote(strapi, stored, caller.name, note);
      return success();
    },
    false,
  );
}
