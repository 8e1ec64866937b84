import { PERMISSION_FLAGS } from '../../accounts/attributes';
import { ACCOUNT_UID } from '../../uids';
import { section } from './layout';
import type { TypeLayout } from './layout';

/** The accounts of the site; its people are known by their phone, not by Strapi's user name. */
export const ACCOUNT_LAYOUT: TypeLayout = {
  uid: ACCOUNT_UID,
  wording: {
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
    section('Permissions', PERMISSION_FLAGS, 3),
    section('In Strapi', ['username', 'email', 'confirmed', 'blocked', 'role', 'passwordToken']),
  ],
  readOnly: ['passwordToken'],
  columns: ['userId', 'uname', 'userType', 'userStatus', 'superAdmin', 'createdAt'],
  mainField: 'uname',
  sort: { by: 'uname', order: 'ASC' },
};
