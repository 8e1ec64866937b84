import type { Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { idempotencyKeyOf } from '../../../http/idempotency';
import { readValues } from '../../../http/paging';
import { picked, success } from '../../../http/success';
import { MESSAGES, parseRegistration } from '../../../domain';
import type { AppParameter } from '../../../domain';
import { HOUR, RateLimit } from '../../../http/rate-limit';
import { ACCOUNT_UID, PARAMETER_UID } from '../../../uids';
import { findAccount } from '../services/find';
import { HashedPassword } from '../services/passwords';
import type { StoredAccount } from '../services/present';
import { inAccountWrite } from '../../../documents/account-write';

type Status = 'active' | 'inactive';

/** The limit of registrations from one address. */
const registrations = new RateLimit('registration', (limits) => limits.registrations, HOUR);

async function initialStatus(): Promise<Status> {
  const parameter = (await strapi.db
    .query(PARAMETER_UID)
    .findOne({ select: ['registrationApproval'] })) as Pick<
    AppParameter,
    'registrationApproval'
  > | null;
  return parameter?.registrationApproval === 'manual' ? 'inactive' : 'active';
}

/** The fields that a retry with the registration's key updates: the user can have changed them since the first try. */
const OWN = ['uname', 'uemail', 'uphone2', 'password'];

/** Whether a request is a retry of the registration that made the account. Nobody may have signed in to it yet. */
const isOf = (account: StoredAccount, key: string | null): boolean =>
  key !== null && account.registrationKey === key && account.passwordToken === null;

/** `POST /api/user/create` */
export async function register(call: Call) {
  const { body, address } = call;
  const registrationKey = idempotencyKeyOf(call);
  const userStatus = await initialStatus();
  const read = parseRegistration(readValues(body), userStatus);
  if (!read.ok) throw invalid(read.errors);
  const accounts = strapi.documents(ACCOUNT_UID);
  return await registrations.during(address, async () => {
    const password = await HashedPassword.of(read.value.password);
    const sent: typeof read.value = { ...read.value, password };
    return await inAccountWrite(strapi, async () => {
      const before = await findAccount(strapi, { userId: sent.userId });
      if (!before) {
        await accounts.create({ data: { ...sent, registrationKey } as never });
        return success({ userStatus });
      }
      if (!isOf(before, registrationKey)) return { msg: MESSAGES.errorUserAlready };
      const { documentId } = before;
      await accounts.update({ documentId, data: picked(sent, OWN) as never });
      return success({ userStatus: before.userStatus });
    });
  });
}
