import type { Locator, Page } from '@playwright/test';
import { expect, visit } from '../../support/fixtures';
import { topDialog, sendForm, chooseInAccountMenu } from '../../support/forms';
import { newAccount } from '../../support/accounts';
import { userCard, userListPath } from '../../support/users';
import { state, admins } from './state';
import { mockParameters, mockResponses } from '../../support/mocks';
import { PASSWORD_TEXTS } from '../model';
import { at } from '../state';
import type { Open, Texts } from '../state';

const DONE = { json: { msg: 'success' } };
const superAdmins = (texts: Texts, open: Open) => state('a super admin', texts, open);

const TYPES = ['admin', 'manager_dwk', 'manager_ggn', 'visiter', 'account', 'executive'];
const PERMISSIONS = [
  ...['Permissions', 'Create', 'Read', 'Update', 'Delete', 'Cash book, cash', 'Cash book, bank'],
  ...['Sale', 'Purchase', 'All finance', 'Acknowledge receipt', 'Acknowledge purchase'],
];
const CARDS = [
  ...[' All Users', 'Home', 'Search', 'Inactive: ', 'Edit', 'Change Password', 'End session'],
  ...['History', 'Last logged in', 'Previous', 'Next', 'Go To Page'],
];
const SEARCH = ['Name | Phone No.', 'Name', 'Phone No.', 'Search', 'Clear Values'];
const FORM = [
  ...['Edit User', 'User Id', 'User Name', 'Phone 1', 'Phone 2', 'WhatsApp', 'Email'],
  ...['Company Name', 'City', 'User Status', 'active', 'inactive', 'User Type', ...TYPES],
  ...['Submit', 'Clear Values', 'Cancel'],
];

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const BEGUN = {
  ...{ msg: 'success', secret: SECRET, uri: `otpauth://totp/Site:9?secret=${SECRET}` },
  qr: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

/** Opens the second factor of the current account, and mocks the response of the call that begins it. */
async function secondFactor(page: Page, answer: object): Promise<Locator> {
  await mockResponses(page, 'api/SecondFactorBegin', { json: answer });
  await visit(page, '/UserList/');
  return chooseInAccountMenu(page, 'Second Factor');
}

/** Creates an account, presses a button of its card and returns the dialog. */
async function open(page: Page, button: RegExp, userType = 'visiter'): Promise<Locator> {
  const { uname } = await newAccount({ userType });
  await visit(page, userListPath(uname));
  await userCard(page, uname).getByRole('button', { name: button }).click();
  return topDialog(page);
}
const edit = (page: Page) => open(page, /^Edit/);
const changePassword = (page: Page) => open(page, /^Change Password/);

const repeat = async (page: Page, password: string, repeated: string) =>
  sendForm(await changePassword(page), { Password: password, 'Confirm Password': repeated });

/** A page of a new account. */
const pageOf = (texts: Texts, name: 'UserDetail' | 'UserEdit') =>
  admins(texts, async (page) => {
    const { _id } = await newAccount();
    await visit(page, `/company/${name}/${_id}`);
  });

const refused = (action: string, path: string) =>
  state('a visitor', [`You Are Not Authorised To ${action}`], at(path));

/** The states of the users. */
export const USER_STATES = {
  'the user list': admins(CARDS, async (page) => {
    // Two accounts per page, so that there is a second page.
    await mockParameters(page, { limitUser: 2 });
    await visit(page, '/UserList/?page=2');
    await expect(page.getByRole('article').first()).toBeVisible();
  }),
  'the search of users': admins(SEARCH, async (page) => {
    await visit(page, '/UserList/');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  }),
  'a search of users that finds none': admins(
    ['0 All Users', 'No account is found so.'],
    at(userListPath('Nobody of this name')),
  ),
  'a super admin’s form of a user': superAdmins(FORM, edit),
  'the page of a user’s form': pageOf(['Edit User: ', 'User Name', 'User Status'], 'UserEdit'),
  'an admin’s form of a user': admins(['Edit User', 'User Name', 'User Status'], edit),
  'a user with wrong phones': admins(
    ['Invalid Phone Number', 'Invalid email address'],
    async (page) => sendForm(await edit(page), { 'Phone 1': '123', Email: 'nobody' }),
  ),
  'a user whose id is taken': superAdmins(['User Id Already Exists Use Another'], async (page) => {
    await mockResponses(page, 'api/UserEdit/*', { json: { msg: 'errorUserAlready' } });
    await sendForm(await edit(page), { 'User Id': '9000000001' });
  }),
  'a saved user': admins(['Updated Successfully'], async (page) => {
    await mockResponses(page, 'api/UserEdit/*', DONE);
    await sendForm(await edit(page), { City: 'Dwarka' });
  }),
  'the form of a user’s password': admins(
    ['Change Password', 'Password', 'Confirm Password', 'Show Password', ...PASSWORD_TEXTS],
    changePassword,
  ),
  'a password that is none': admins(
    ['Invalid Password', 'Confirm Password Do Not Match.'],
    (page) => repeat(page, 'simple', 'other'),
  ),
  'a password that is missing': admins(['Confirm Password is required'], (page) =>
    repeat(page, 'Another@12', ''),
  ),
  'a changed password': admins(['Password Changed'], async (page) => {
    await mockResponses(page, 'api/PasswordChangeByAdmin', DONE);
    await repeat(page, 'Another@12', 'Another@12');
  }),
  'a second factor that is off': admins(
    [
      ...['Second Factor', 'Open the app on this device', 'Password', 'Show Password', 'Code'],
      ...['The six digits that the app shows now', 'Switch On', 'Cancel'],
    ],
    (page) => secondFactor(page, BEGUN),
  ),
  'a second factor that is on': admins(['It is on', 'Password', 'Code', 'Switch Off'], (page) =>
    secondFactor(page, { msg: 'errorAlready' }),
  ),
  'the question before a reset of a second factor': admins(
    ['Reset the second factor?', 'Reset second factor', 'Cancel'],
    (page) => open(page, /^Reset second factor/, 'admin'),
  ),
  'the detail of a user': pageOf(
    ['User Id', 'User Type', 'User Status', 'Last logged in', ...PERMISSIONS],
    'UserDetail',
  ),
  'the user list of a visitor': refused('View Users', '/UserList/'),
  'the detail of a user to a visitor': refused('View User Details', '/company/UserDetail/somebody'),
  'the form of a user to a visitor': refused('Edit User', '/company/UserEdit/somebody'),
};
