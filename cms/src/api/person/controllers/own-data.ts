import { addAuditEntry } from '../../../documents/audit-trail';
import { inUnpublishedWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { success } from '../../../http/success';
import { MESSAGES, requiredTextError } from '../../../domain';
import { comparePassword } from '../../../sessions/passwords';
import { accountOf } from '../../account/services/find';
import { attemptLogin, clientOf } from '../../account/services/login-limits';
import { erase, worksHere } from '../services/erase';
import { personOfAccount, sizeOf } from '../services/person';
import { presentOwnData } from '../services/present';
import { readFlag } from '../services/read';

const OF_STAFF =
  'An account of staff is not deleted by its owner. Ask a super admin to change its role first';

/** Source of the limit: docs/contract.md, "Login limits". */
const ownExports = new RateLimit('own data', () => 20, HOUR);

/** `POST /api/AccountExport`: everything that the caller's account has stored. */
export async function exportOwnData(call: Call) {
  const caller = signedIn(call);
  return await ownExports.during(caller.documentId, async () => {
    const person = await personOfAccount(strapi, await accountOf(strapi, caller.documentId));
    await addAuditEntry(strapi, { action: 'Export Own Data', subject: sizeOf(person) });
    return { data: presentOwnData(person) };
  });
}

/**
 * `POST /api/AccountDelete`: deletes the caller's account, which ends its session. Reviews and enquiries go by choice. The
 * comparison of the password counts as a password attempt.
 */
export async function deleteOwnAccount(call: Call) {
  const { body } = call;
  const caller = signedIn(call);
  const [withReviews, withEnquiries] = [readFlag(body, 'reviews'), readFlag(body, 'enquiries')];
  const faults = requiredTextError(body, 'password', 'Password');
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const account = await accountOf(strapi, caller.documentId);
  if (worksHere(account)) throw invalid({ account: OF_STAFF });
  const { userId } = account;
  const isRight = await attemptLogin(strapi, { userId, account, ...clientOf(call, account) }, () =>
    comparePassword(String(body.password), account.password),
  );
  if (!isRight) return { msg: MESSAGES.errorPass };
  await inUnpublishedWrite(strapi, async () => {
    const { reviews, enquiries } = await personOfAccount(strapi, account);
    const erased = {
      ...{ accounts: [account], listings: [], phone: null },
      enquiries: withEnquiries ? enquiries : [],
      ...(withReviews ? { reviews, keptReviews: [] } : { reviews: [], keptReviews: reviews }),
    };
    await erase(strapi, erased);
    await addAuditEntry(strapi, { action: 'Delete Own Account', subject: sizeOf(erased) });
  });
  return success();
}
