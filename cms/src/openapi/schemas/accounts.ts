import { USER_FILTERS } from '../../accounts/search';
import {
  INVALID_PASSWORD,
  PASSWORD_MISMATCH,
  PASSWORD_RULES,
  PERMISSION_FLAGS,
  RECORD_RULES,
} from '../../domain';
import { fieldsBy, recordAnswered, recordOptional, recordTaken } from '../fields';
import { answered, described, flag, id, instant, orNull, taken } from '../json';
import type { JsonSchema } from '../json';

const { fields } = RECORD_RULES.account;
const { userId, uname, uemail, uphone2 } = fields;

const ACCOUNT = answered({
  _id: id,
  createdAt: instant,
  ...fieldsBy(fields, recordAnswered),
  superAdmin: flag,
  passwordToken: described(
    { type: ['integer', 'null'] },
    'The last login, milliseconds since 1970.',
  ),
  userSubscriptionStartOn: orNull(instant),
  userSubscriptionExpireOn: orNull(instant),
  ...Object.fromEntries(PERMISSION_FLAGS.map((name) => [name, flag])),
});

const NEW_PASSWORD = described(
  { type: 'string' },
  `${PASSWORD_RULES.map(({ label }) => label).join('; ')}; else \`${INVALID_PASSWORD}\`.`,
);

/** A new password once more. */
export const repeatedPassword = (mismatch: string): JsonSchema =>
  described({ type: 'string' }, `The same once more, else \`${mismatch}\`.`);

const REGISTRATION = taken(
  {
    userId: recordTaken(userId),
    userIdRegister: recordTaken(userId),
    uname: recordTaken(uname),
    uemail: recordTaken(uemail),
    uphone2: recordTaken(uphone2),
    password: NEW_PASSWORD,
    passwordRegister: NEW_PASSWORD,
    password2: repeatedPassword(PASSWORD_MISMATCH),
  },
  ['uname', 'password2'],
);

/** What a login takes. */
export const CREDENTIALS = taken(
  {
    userId: { type: 'string' },
    password: { type: 'string' },
    takeOver: described(
      { type: ['boolean', 'null'] },
      'Whether another live session of the account ends, and this one starts.',
    ),
  },
  ['userId', 'password'],
);

export const ACCOUNT_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Account: ACCOUNT,
  AccountFields: taken(fieldsBy(fields, recordTaken)),
  UserSearchValues: taken(fieldsBy(USER_FILTERS, recordOptional)),
  NewPassword: NEW_PASSWORD,
  Registration: {
    ...REGISTRATION,
    allOf: [
      { anyOf: [{ required: ['userId'] }, { required: ['userIdRegister'] }] },
      { anyOf: [{ required: ['password'] }, { required: ['passwordRegister'] }] },
    ],
  },
};
