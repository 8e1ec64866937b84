import { BOOK_NAMES, PERMISSION_FLAGS, RECORD_RULES } from '../../domain';
import { requiredOf, section, wordingOf } from '../../panel/layout';
import type { FormSection, ResourcePanel } from '../../panel/layout';

const RIGHT = /[A-Z][a-z]+$/;

/** A flag's name consists of a book and a right: `saleCreate`, `acknowledgeReceipt`. */
const FLAGS = PERMISSION_FLAGS.map((name) => {
  const right = RIGHT.exec(name)?.[0] ?? name;
  return { name, right, book: name.slice(0, -right.length) };
});

const SECTIONS: Readonly<Record<string, string>> = { ...BOOK_NAMES, acknowledge: 'Acknowledge' };

const PERMISSION_SECTIONS: readonly FormSection[] = Object.entries(SECTIONS).map(([book, words]) =>
  section(
    `Permissions: ${words}`,
    FLAGS.filter((flag) => flag.book === book).map(({ name }) => name),
    3,
  ),
);

const { account } = RECORD_RULES;

/** Attributes that only a super admin can change. Source: docs/contract.md, "Super admin". */
const SUPER_ADMIN_ONLY = ['superAdmin', 'userId', 'userType'];
/** Attributes that registration and login write. */
const SIGN_IN = [
  ...['username', 'email', 'password', 'confirmed', 'blocked', 'role'],
  ...['passwordToken', 'provider'],
];

/** The accounts of the site; their user id is a phone number, not Strapi's user name. */
export const ACCOUNT_PANEL: ResourcePanel = {
  admin: [
    // Strapi never returns a password, whatever the permissions are.
    { actions: ['read'], without: ['role'] },
    {
      actions: ['update'],
      where: 'ordinary account',
      without: [...SUPER_ADMIN_ONLY, ...SIGN_IN],
    },
  ],
  hidden: ['sessionId', 'sessionEndsAt', 'devicesFrom', 'registrationKey'],
  displayName: 'Account',
  wording: {
    ...Object.fromEntries(FLAGS.map(({ name, right }) => [name, { label: right }])),
    ...wordingOf(account),
    superAdmin: { label: 'Super admin', hint: "Set here alone, by the panel's own super admin" },
    passwordToken: { label: 'Last login' },
    userSubscriptionStartOn: { label: 'Subscription from' },
    userSubscriptionExpireOn: { label: 'Subscription to' },
  },
  sections: [
    section('Account', ['userId', 'uname', 'userType', 'userStatus', 'password', 'passwordToken']),
    section('Person', ['uphone1', 'uphone2', 'uwhatsapp', 'uemail', 'companyName', 'city']),
    section('Subscription', ['userSubscriptionStartOn', 'userSubscriptionExpireOn']),
    ...PERMISSION_SECTIONS,
    section('Super admin', ['superAdmin']),
  ],
  readOnly: ['passwordToken'],
  required: requiredOf(account),
  columns: ['userId', 'uname', 'userType', 'userStatus', 'city', 'superAdmin'],
  mainField: 'uname',
  sort: { by: 'uname', order: 'ASC' },
};
