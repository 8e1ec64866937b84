import { PERMISSION_FLAGS } from '../../accounts/attributes';
import { ACCOUNT_UID } from '../../uids';
import { section } from './layout';
import type { FormSection, TypeLayout } from './layout';

const RIGHT = /[A-Z][a-z]+$/;

/** A flag's name is a book's and a right's: `saleCreate`, `acknowledgeReceipt`. */
const FLAGS = PERMISSION_FLAGS.map((name) => {
  const right = RIGHT.exec(name)?.[0] ?? name;
  return { name, right, book: name.slice(0, -right.length) };
});

const BOOKS: Readonly<Record<string, string>> = {
  cashbookcash: 'Cash book, cash',
  cashbookbank: 'Cash book, bank',
  sale: 'Sale',
  purchase: 'Purchase',
  allFinance: 'All finance',
  acknowledge: 'Acknowledge',
};

const PERMISSION_SECTIONS: readonly FormSection[] = Object.entries(BOOKS).map(([book, words]) =>
  section(
    `Permissions: ${words}`,
    FLAGS.filter((flag) => flag.book === book).map(({ name }) => name),
    3,
  ),
);

/** The accounts of the site; its people are known by their phone, not by Strapi's user name. */
export const ACCOUNT_LAYOUT: TypeLayout = {
  uid: ACCOUNT_UID,
  displayName: 'Account',
  wording: {
    ...Object.fromEntries(FLAGS.map(({ name, right }) => [name, { label: right }])),
    userId: { label: 'User id', hint: 'The mobile number that the account signs in with' },
    uname: { label: 'Name' },
    uphone1: { label: 'Phone' },
    uphone2: { label: 'Second phone' },
    uwhatsapp: { label: 'WhatsApp' },
    uemail: { label: 'E-mail' },
    companyName: { label: 'Company' },
    userType: { label: 'User type' },
    userStatus: { label: 'Status' },
    superAdmin: { label: 'Super admin', hint: "Set here alone, by the panel's own super admin" },
    passwordToken: { label: 'Last login', hint: 'Milliseconds since 1970' },
    userSubscriptionStartOn: { label: 'Subscription from' },
    userSubscriptionExpireOn: { label: 'Subscription to' },
    username: { label: 'User name in Strapi', hint: 'The same as the user id' },
    email: { label: 'E-mail in Strapi', hint: 'Not used: write the e-mail above' },
    confirmed: { label: 'Confirmed in Strapi' },
    blocked: { label: 'Blocked in Strapi' },
    role: { label: 'Role in Strapi' },
  },
  sections: [
    section('Account', ['userId', 'uname', 'userType', 'userStatus', 'superAdmin', 'password']),
    section('Person', ['uphone1', 'uphone2', 'uwhatsapp', 'uemail', 'companyName', 'city']),
    section('Subscription', ['userSubscriptionStartOn', 'userSubscriptionExpireOn']),
    ...PERMISSION_SECTIONS,
    section('In Strapi', ['username', 'email', 'confirmed', 'blocked', 'role', 'passwordToken']),
  ],
  readOnly: ['passwordToken'],
  required: ['userId'],
  columns: ['userId', 'uname', 'userType', 'userStatus', 'superAdmin', 'createdAt'],
  mainField: 'uname',
  sort: { by: 'uname', order: 'ASC' },
};
