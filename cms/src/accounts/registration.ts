import type { Call } from '../contract/call';
import { invalid } from '../contract/faults';
import { readValues } from '../contract/paging';
import { written } from '../contract/written';
import { MESSAGES, readRegistration } from '../domain';
import type { AppParameter } from '../domain';
import { limits } from '../limits';
import { ACCOUNT_UID, PARAMETER_UID } from '../uids';
import { findAccount } from './find';
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

/** `POST /api/user/create` */
export async function register({ body, address }: Call) {
  const userStatus = await initialStatus();
  const read = readRegistration(readValues(body), userStatus);
  if (!read.ok) throw invalid(read.errors);
  const data = read.value;
  return await limits().registrations.during(address, () =>
    inAccountWrite(strapi, async () => {
      if (await findAccount(strapi, { userId: data.userId }))
        return { msg: MESSAGES.errorUserAlready };
      await strapi.documents(ACCOUNT_UID).create({ data: data as never });
      return written({ userStatus });
    }),
  );
}
