import type { Call } from '../contract/call';
import { invalid } from '../contract/faults';
import { creationKeyOf } from '../contract/once';
import { readValues } from '../contract/paging';
import { picked, written } from '../contract/written';
import { MESSAGES, parseRegistration } from '../domain';
import type { AppParameter } from '../domain';
import { limits } from '../limits';
import { ACCOUNT_UID, PARAMETER_UID } from '../uids';
import { findAccount } from './find';
import type { StoredAccount } from './present';
import { inAccountWrite } from './turns';

type Status = 'active' | 'inactive';

async function initialStatus(): Promise<Status> {
  const parameter = (await strapi.db
    .query(PARAMETER_UID)
    .findOne({ select: ['registrationApproval'] })) as Pick<
    AppParameter,
    'registrationApproval'
  > | null;
  return parameter?.registrationApproval === 'manual' ? 'inactive' : 'active';
}

/** What is sent again with a registration's key is what was typed since. */
const OWN = ['uname', 'uemail', 'uphone2', 'password'];

/** Whether an account is of the same registration, whose answer was lost: nobody has signed in yet. */
const isOf = (account: StoredAccount, key: string | null): boolean =>
  key !== null && account.registrationKey === key && account.passwordToken === null;

/** `POST /api/user/create` */
export async function register(call: Call) {
  const { body, address } = call;
  const registrationKey = creationKeyOf(call);
  const userStatus = await initialStatus();
  const read = parseRegistration(readValues(body), userStatus);
  if (!read.ok) throw invalid(read.errors);
  const sent = read.value;
  const accounts = strapi.documents(ACCOUNT_UID);
  return await limits().registrations.during(address, () =>
    inAccountWrite(strapi, async () => {
      const before = await findAccount(strapi, { userId: sent.userId });
      if (!before) {
        await accounts.create({ data: { ...sent, registrationKey } as never });
        return written({ userStatus });
      }
      if (!isOf(before, registrationKey)) return { msg: MESSAGES.errorUserAlready };
      const { documentId } = before;
      await accounts.update({ documentId, data: picked(sent, OWN) as never });
      return written({ userStatus: before.userStatus });
    }),
  );
}
