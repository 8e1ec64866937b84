import { ACCOUNT_STATUSES, PERMISSION_FLAGS, USER_TYPES } from '../../../domain';

// Strapi writes into an attribute's object: each needs its own.
const text = () => ({ type: 'string', maxLength: 400, private: true });
const flag = () => ({ type: 'boolean', default: false, private: true });

/** What an account has beyond the plugin's own user; private: it leaves by the API's presenter alone. */
export const ACCOUNT_ATTRIBUTES = {
  // The plugin asks for an e-mail address; our accounts are known by their phone.
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
  /** The last login: milliseconds since 1970. */
  passwordToken: { type: 'customField', customField: 'global::moment', private: true },
  userSubscriptionStartOn: { type: 'datetime', private: true },
  userSubscriptionExpireOn: { type: 'datetime', private: true },
  ...Object.fromEntries(PERMISSION_FLAGS.map((name) => [name, flag()])),
  /** What its registration is known by, as long as nobody has signed in. */
  registrationKey: { type: 'string', private: true },
  /** The account's one live session: its id, and when it ends (milliseconds since 1970). */
  sessionId: { type: 'string', private: true },
  sessionEndsAt: { type: 'biginteger', private: true },
  /** Marks of known devices that are older do not count (milliseconds since 1970). */
  devicesFrom: { type: 'biginteger', private: true },
} as const;
