import {
  INVALID_PASSWORD,
  isPassword,
  MESSAGES,
  parseRecord,
  requiredMessage,
} from '../../../domain';
import type { StoredAccount } from './present';
import { HashedPassword } from './passwords';
import { ACCOUNT_UID } from '../../../uids';
import type { WriteRule } from '../../../documents/write-rules';
import { validationError, valueOrThrow } from '../../../documents/validation-error';

type Data = Readonly<Record<string, unknown>>;

const NEW: Data = { userStatus: 'active', userType: 'visiter', provider: 'local', confirmed: true };

const given = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );

const isSent = ({ password }: Data): boolean =>
  password !== undefined && password !== null && password !== '';

/** A session ends if the password, the user id or the user type changes, or if the account becomes inactive. */
const endsSession = (current: StoredAccount, data: Data, values: Data): boolean =>
  isSent(data) ||
  values.userStatus === 'inactive' ||
  values.userId !== current.userId ||
  values.userType !== current.userType;

/** The API's rules for an account. They can end its session; only src/sessions writes the session otherwise. */
export const accountWriteRule: WriteRule = async ({ strapi, data, documentId, stored }) => {
  const query = strapi.db.query(ACCOUNT_UID);
  const find = async (where: object) => (await query.findOne({ where })) as StoredAccount | null;
  const current = (stored ?? null) as StoredAccount | null;
  const whole = current ? data : { ...NEW, ...given(data) };
  const values = valueOrThrow(parseRecord('account', whole, current ?? {}));
  const same = await find({ userId: values.userId });
  if (same && same.documentId !== documentId) {
    throw validationError({ userId: MESSAGES.userAlready });
  }
  if (!current && !isSent(data)) throw validationError({ password: requiredMessage('Password') });
  if (isSent(data) && !(data.password instanceof HashedPassword) && !isPassword(data.password))
    throw validationError({ password: INVALID_PASSWORD });
  const ends = current !== null && endsSession(current, data, values);
  return {
    ...(current ? {} : whole),
    ...values,
    // The plugin requires these values. They are not used to sign in or to send e-mail.
    username: values.userId,
    email: `${String(values.userId)}@no-email.invalid`,
    passwordToken: undefined,
    // `preparePassword` stores its hash.
    password: undefined,
    sessionId: ends ? null : undefined,
    sessionEndsAt: ends ? null : undefined,
    devicesFrom: current && isSent(data) ? Date.now() : undefined,
  };
};
