import { BOOK_NAMES, PERMISSION_FLAGS, RECORD_RULES } from '../../domain';
import { ACCOUNT_UID } from '../../uids';
import { requiredOf, section, wordingOf } from './layout';
import type { FormSection, TypeLayout } from './layout';

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

/** The accounts of the site; their user id is a phone number, not Strapi's user name. */
export const ACCOUNT_LAYOUT: TypeLayout = {
  uid: ACCOUNT_UID,
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
