import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { invalid, mapFieldNames } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { picked, success } from '../../../http/success';
import { can, linkErrors, RECORD_RULES } from '../../../domain';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { untilApproved } from '../../../documents/approval';
import { createRecord, deleteRecord, editRecord, fieldsSent } from '../../../documents/records';
import type { SignedIn } from '../../../sessions/caller';
import { ACCOUNT_UID } from '../../../uids';
import { reviewFor, storedReview } from '../services/find';
import { review } from '../resource';
import { presentReview } from '../services/present';

type Body = Call['body'];

/** The limit for one account that is not staff. Source: docs/contract.md, "Reviews". */
const reviews = new RateLimit('review', (limits) => limits.reviews, 24 * HOUR);
const edits = new RateLimit('review edit', (limits) => limits.reviews, 24 * HOUR);

/**
 * The fields that every author can send, and the fields that staff can send for a new review. Only staff can edit other
 * fields.
 */
const OWN = ['rating', 'review'];
const NEW_BY_STAFF = [...OWN, 'reviewType', 'videoPath', 'name'];
/** The API's name of the stored field. */
const NAMES = { reviewedAt: 'createdAt' };

const isGiven = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

const LABELS = { name: 'User Name', review: RECORD_RULES.review.fields.review.label };

/**
 * The data of a review from an author who is not staff. It can need approval.
 * @throws 400 for a link
 */
async function byAuthor(data: Body): Promise<Body> {
  const errors = linkErrors(data, LABELS);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...data, ...(await untilApproved(strapi, review)) };
}

/** The author's name and number. If staff write for another person, the name is as sent and the number is unknown. */
async function signature(caller: SignedIn, sent: Body): Promise<Body> {
  if (isGiven(sent.name)) return { author: caller.documentId, phone: null };
  const account = (await strapi.db
    .query(ACCOUNT_UID)
    .findOne({ select: ['uname', 'userId'], where: { id: caller.id } })) as {
    readonly uname: string;
    readonly userId: string;
  };
  return { author: caller.documentId, name: account.uname, phone: account.userId };
}

/** `POST /api/ReviewCreate`: an account that is not staff can only write a text, in its own name. */
export async function createReview(call: Call) {
  const caller = signedIn(call);
  const sent = picked(call.body, can(caller, 'edit any review') ? NEW_BY_STAFF : OWN);
  const data = { ...sent, ...(await signature(caller, sent)) };
  const create = async () => createRecord(strapi, review, await byAuthor(data));
  const id = await withIdempotency(call, 'review', () =>
    can(caller, 'edit any review')
      ? createRecord(strapi, review, data)
      : reviews.during(caller.documentId, create),
  );
  return success({ review: presentReview(await storedReview(id, caller), caller) });
}

/** `PUT /api/ReviewEdit/{id}`: for the author, and for staff, who can edit more fields. */
export async function editReview(call: Call) {
  const caller = signedIn(call);
  const { createdAt: reviewedAt, ...body } = call.body;
  const id = call.param('id');
  const edit = (data: Body) =>
    inWrite(strapi, async () => {
      await reviewFor(id, caller, 'edit any review');
      await mapFieldNames(NAMES, () => editRecord(strapi, review, id, data));
    });
  if (can(caller, 'edit any review')) await edit(fieldsSent(review, { ...body, reviewedAt }));
  else await edits.during(caller.documentId, async () => edit(await byAuthor(picked(body, OWN))));
  return success();
}

/** `PUT /api/ReviewDelete/{id}`: for the author, admin and superAdmin. */
export async function deleteReview(call: Call) {
  const id = call.param('id');
  await inWrite(strapi, async () => {
    await reviewFor(id, signedIn(call), 'delete any review');
    await deleteRecord(strapi, review, id);
  });
  return success();
}
