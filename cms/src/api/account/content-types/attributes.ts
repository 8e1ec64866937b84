import { ACCOUNT_STATUSES, PERMISSION_FLAGS, USER_TYPES } from '../../../domain';

// Strapi modifies an attribute's object, so each attribute needs its own object.
const text = () => ({ type: 'string', maxLength: 400, private: true });
const flag = () => ({ type: 'boolean', default: false, private: true });

/**
 * The attributes of an account in addition to the plugin's user. They are private: only the API's presenter returns
 * them.
 */
export const ACCOUNT_ATTRIBUTES = {
  // The plugin requires an e-mail address, but our accounts are identified by their phone.
  email: { type: 'email', configurable: false, required: false },
  username: { type: 'string', configurable: false, unique: true },
  password: { type: 'password', configurable: false, private: true, searchable: false },
  userId: { ...text(), unique: true, column: { unique: true } },
  uname: text(),
  uphone1: text(),
  uphone2: text(),
  uwhatsapp: text(),
  uemail: text(),
  companyName: text(),
  city: text(),
  userType: { type: 'enumeration', enum: [...USER_TYPES], default: 'visiter', private: true },
  userStatus: {
    type: 'enumeration',
    enum: [...ACCOUNT_STATUSES],
    default: 'active',
    private: true,
  },
  superAdmin: flag(),
  /** The time of the last login, in milliseconds since 1970. */
  passwordToken: { type: 'customField', customField: 'global::moment', private: true },
  userSubscriptionStartOn: { type: 'datetime', private: true },
  userSubscriptionExpireOn: { type: 'datetime', private: true },
  ...Object.fromEntries(PERMISSION_FLAGS.map((name) => [name, flag()])),
  /** The idempotency key of the registration. It counts until the first login. */
  registrationKey: { type: 'string', private: true, searchable: false },
  /** The id and the end (milliseconds since 1970) of the account's only session. */
  sessionId: { type: 'string', private: true, searchable: false },
  sessionEndsAt: { type: 'biginteger', private: true, searchable: false },
  /** Older marks of known devices are invalid (milliseconds since 1970). */
  devicesFrom: { type: 'biginteger', private: true, searchable: false },
} as const;
