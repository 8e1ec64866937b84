import type { Body, Call } from '../contract/call';
import { invalid } from '../contract/faults';
import { readValues } from '../contract/paging';
import { written } from '../contract/written';
import { MESSAGES, PASSWORD_MISMATCH, readRecord } from '../domain';
import type { AppParameter } from '../domain';
import { limits } from '../limits';
import { ACCOUNT_UID, PARAMETER_UID } from '../uids';
import { findAccount } from './find';
import { newPasswordFaults } from './passwords';
import { inAccountWrite } from './turns';

type Status = 'active' | 'inactive';

/** The name under which a form sends a field that two forms call differently. */
const nameIn = (values: Body, one: string, other: string): string =>
  values[other] === undefined ? one : other;

async function initialStatus(): Promise<Status> {
  const parameter = (await strapi.db
    .query(PARAMETER_UID)
    .findOne({ select: ['registrationApproval'] })) as Pick<
    AppParameter,
    'registrationApproval'
  > | null;
  return parameter?.registrationApproval === 'manual' ? 'inactive' : 'active';
}

/** The account of a registration: a visitor's, whatever else is sent. @throws 400, by the names that were sent */
function readRegistration(values: Body, userStatus: Status) {
  const idName = nameIn(values, 'userId', 'userIdRegister');
  const password = nameIn(values, 'password', 'passwordRegister');
  const { uname, uemail, uphone2 } = values;
  const own = { uname, uemail, uphone2, userId: values[idName], userStatus, userType: 'visiter' };
  const read = readRecord('account', own);
  const { userId, ...faults } = read.ok ? {} : read.errors;
  const errors = {
    ...faults,
    ...(userId !== undefined && { [idName]: userId }),
    ...newPasswordFaults(values, { password, repeated: 'password2', mismatch: PASSWORD_MISMATCH }),
  };
  if (!read.ok || Object.keys(errors).length > 0) throw invalid(errors);
  return { userId: read.value.userId, data: { ...read.value, password: values[password] } };
}

/** `POST /api/user/create` */
export async function register({ body, address }: Call) {
  const userStatus = await initialStatus();
  const { userId, data } = readRegistration(readValues(body), userStatus);
  return await limits().registrations.during(address, () =>
    inAccountWrite(strapi, async () => {
      if (await findAccount(strapi, { userId })) return { msg: MESSAGES.errorUserAlready };
      await strapi.documents(ACCOUNT_UID).create({ data: data as never });
      return written({ userStatus });
    }),
  );
}
