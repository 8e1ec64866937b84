import {
  INVALID_PASSWORD,
  PASSWORD_MISMATCH,
  PASSWORD_RULES,
  PERMISSION_FLAGS,
  RECORD_RULES,
  USER_FILTERS,
} from '../../domain';
import {
  mapFields,
  recordFieldInResponse,
  optionalRecordField,
  recordFieldInRequest,
} from '../../openapi/fields';
import {
  responseObject,
  withDescription,
  flag,
  id,
  instant,
  nullable,
  requestObject,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const { fields } = RECORD_RULES.account;
const { userId, uname, uemail, uphone2 } = fields;

const ACCOUNT = responseObject({
  _id: id,
  createdAt: instant,
  ...mapFields(fields, recordFieldInResponse),
  superAdmin: flag,
  passwordToken: withDescription(
    { type: ['integer', 'null'] },
    'The last login, milliseconds since 1970.',
  ),
  userSubscriptionStartOn: nullable(instant),
  userSubscriptionExpireOn: nullable(instant),
  ...Object.fromEntries(PERMISSION_FLAGS.map((name) => [name, flag])),
});

const NEW_PASSWORD = withDescription(
  { type: 'string' },
  `${PASSWORD_RULES.map(({ label }) => label).join('; ')}; else \`${INVALID_PASSWORD}\`.`,
);

/** The repeated password. */
export const repeatedPassword = (mismatch: string): JsonSchema =>
  withDescription({ type: 'string' }, `The same once more, else \`${mismatch}\`.`);

const REGISTRATION = requestObject(
  {
    userId: recordFieldInRequest(userId),
    userIdRegister: recordFieldInRequest(userId),
    uname: recordFieldInRequest(uname),
    uemail: recordFieldInRequest(uemail),
    uphone2: recordFieldInRequest(uphone2),
    password: NEW_PASSWORD,
    passwordRegister: NEW_PASSWORD,
    password2: repeatedPassword(PASSWORD_MISMATCH),
  },
  ['uname', 'password2'],
);

/** The value of the header Authorization. */
export const TOKEN = { type: 'string', pattern: '^Bearer .' } as const;

/** The body of a login. */
export const CREDENTIALS = requestObject(
  {
    userId: { type: 'string' },
    password: { type: 'string' },
    takeOver: withDescription(
      { type: ['boolean', 'null'] },
      'Whether another live session of the account ends, and this one starts.',
    ),
    code: withDescription(
      { type: ['string', 'null'] },
      'A code of the second factor, or a recovery code; read where the account has a second factor.',
    ),
  },
  ['userId', 'password'],
);

/** The body that switches the second factor on or off. */
export const PASSWORD_AND_CODE = requestObject(
  { password: { type: 'string' }, code: { type: 'string' } },
  ['password', 'code'],
);

export const ACCOUNT_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Account: ACCOUNT,
  AccountFields: requestObject(mapFields(fields, recordFieldInRequest)),
  UserSearchValues: requestObject(mapFields(USER_FILTERS, optionalRecordField)),
  NewPassword: NEW_PASSWORD,
  Registration: {
    ...REGISTRATION,
    allOf: [
      { anyOf: [{ required: ['userId'] }, { required: ['userIdRegister'] }] },
      { anyOf: [{ required: ['password'] }, { required: ['passwordRegister'] }] },
    ],
  },
};
