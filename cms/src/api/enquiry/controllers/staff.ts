import { editRecord } from '../../../documents/records';
import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Body, Call } from '../../../http/call';
import { invalid, mapFieldNames } from '../../../http/errors';
import { readPaging, readValues } from '../../../http/paging';
import { picked, success } from '../../../http/success';
import { MESSAGES } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { ACCOUNT_UID } from '../../../uids';
import { enquiry } from '../resource';
import { enquiryFor, visibleAreas } from '../services/find';
import { presentEnquiry } from '../services/present';
import type { StoredEnquiry } from '../services/present';
import { countByStatus, filterOf, readEnquirySearch } from '../services/search';
import { addEvents } from '../services/write-rule';

const NEWEST = [{ receivedAt: 'desc' }, { id: 'desc' }];
/** The earlier enquiries of a phone number that a detail shows. */
const MOST_EARLIER = 20;
const MOST_NOTE = 2000;
/** The API's name of the stored field. */
const NAMES = { stage: 'status' };

/** `POST /api/EnquirySearch`: a page of the caller's regions, newest first, and how many have each status. */
export async function findEnquiries({ body, ...call }: Call) {
  const caller = signedIn({ body, ...call });
  const paging = readPaging(body);
  const search = readEnquirySearch(readValues(body));
  const areas = visibleAreas(caller);
  const query = strapi.db.query(enquiry.uid);
  const where = filterOf(search, areas, caller);
  const [found, count, counts] = await Promise.all([
    query.findMany({ where, orderBy: NEWEST, ...paging }),
    query.count({ where }),
    countByStatus(strapi, areas),
  ]);
  const enquiries = (found as readonly StoredEnquiry[]).map((one) => presentEnquiry(one, caller));
  return { enquiries, ...paging, count, counts };
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
function readOwner({ owner }: Body, caller: SignedIn, name: string): Body {
  if (owner === undefined || owner === null) return {};
  if (owner === 'me') return { ownerId: caller.documentId, ownerName: name };
  if (owner === 'nobody') return { ownerId: null, ownerName: null };
  throw invalid({ owner: 'Owner must be one of: me, nobody' });
}

/** `PUT /api/EnquiryEdit/{id}`: status, owner, follow-up and a note, each with its entry in the timeline. */
export async function editEnquiry(call: Call) {
  const caller = signedIn(call);
  const { body } = call;
  const id = call.param('id');
  const { uname } = (await strapi.db
    .query(ACCOUNT_UID)
    .findOne({ select: ['uname'], where: { id: caller.id } })) as { readonly uname: string };
  return await inWrite(
    strapi,
    async () => {
      const stored = await enquiryFor(id, caller);
      const note = readNote(body);
      const owner = readOwner(body, caller, uname);
      const isTaken = stored.ownerId !== null && stored.ownerId !== caller.documentId;
      if (body.owner === 'me' && isTaken) return { msg: MESSAGES.errorAlready };
      const { status: stage } = body;
      const data = {
        ...picked({ ...body, stage }, ['stage', 'lostReason', 'followUpOn']),
        ...owner,
      };
      await mapFieldNames(NAMES, () => editRecord(strapi, enquiry, id, data));
      if (note !== null)
        await addEvents(
          strapi,
          [{ enquiry: id, by: uname, field: 'note', before: null, after: note }],
          new Date().toISOString(),
        );
      return success();
    },
    false,
  );
}
