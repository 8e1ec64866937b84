import { inUnpublishedWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { mapFieldNames, tooMany } from '../../../http/errors';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { success } from '../../../http/success';
import { queueNotifications } from '../../notification/services/queue';
import { enquiry } from '../resource';
import { enquiryByKey } from '../services/find';
import { enquiryKey } from '../services/key';
import { presentOwnEnquiry } from '../services/present';
import type { StoredEnquiry } from '../services/present';
import { checkProof, newChallenge } from '../services/proof';
import { readEnquiry, storeEnquiry } from '../services/receive';

/** Source of the window: docs/contract.md, "Enquiries". */
const lookups = new RateLimit('enquiry lookup', (limits) => limits.enquiryLookups, HOUR);

/** The most enquiries that an account sees. */
const MOST_OWN = 100;

/** `GET /api/EnquiryChallenge`: the proof of work that a form computes while its user types. */
export const challengeForEnquiry = () => newChallenge(Date.now());

/** `POST /api/EnquiryCreate`: stored before it is acknowledged, once for each key. */
export async function createEnquiry(call: Call) {
  const read = await readEnquiry(call.body);
  return success(await storeEnquiry(call, read, () => checkProof(call.body.proof, Date.now())));
}

/** Counts every lookup: keys cannot be guessed, and references cannot be listed. @throws 404, 429 */
const ownEnquiry = async ({ address, body }: Call): Promise<StoredEnquiry> => {
  const seconds = await lookups.count(address);
  if (seconds !== undefined) throw tooMany(seconds);
  return await enquiryByKey(body.reference, body.key);
};

/** `POST /api/EnquiryOwn`: a visitor's own enquiry, by its reference and key. */
export const findOwnEnquiry = async (call: Call) => ({
  enquiry: presentOwnEnquiry(await ownEnquiry(call)),
});

/** `GET /api/EnquiryMine`: those that the caller's account sent, newest first, each with its key. */
export async function findMyEnquiries(call: Call) {
  const stored = (await strapi.db.query(enquiry.uid).findMany({
    where: { accountId: signedIn(call).documentId },
    orderBy: { id: 'desc' },
    limit: MOST_OWN,
  })) as readonly StoredEnquiry[];
  return {
    enquiries: stored.map((one) => ({
      ...presentOwnEnquiry(one),
      key: enquiryKey(one.documentId),
    })),
  };
}

/** `POST /api/EnquiryWithdraw`: the visitor takes the consent back; once more changes nothing. */
export async function withdrawEnquiry(call: Call) {
  const { documentId } = await ownEnquiry(call);
  await inUnpublishedWrite(strapi, async () => {
    const stored = await enquiryByKey(call.body.reference, call.body.key);
    if (stored.withdrawnAt !== null) return;
    const data = { withdrawnAt: new Date().toISOString() };
    await mapFieldNames({}, () =>
      strapi.documents(enquiry.uid).update({ documentId, data: data as never }),
    );
    await queueNotifications(strapi, [stored], 'withdrawn');
  });
  return success();
}
