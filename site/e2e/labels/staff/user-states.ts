import type { Locator, Page } from '@playwright/test';
import { expect, visit } from '../../support/fixtures';
import { topDialog, field, submitForm, chooseInAccountMenu } from '../../support/forms';
import { newAccount } from '../../support/accounts';
import { userCard, userListPath } from '../../support/users';
import { state, admins } from './state';
import { mockParameters, mockResponses } from '../../support/mocks';
import type { Open } from '../open';
import { at } from '../open';

const DONE = { json: { msg: 'success' } };
const superAdmins = (open: Open) => state('a super admin', open);

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
async function open(page: Page, button: RegExp): Promise<Locator> {
  const { uname } = await newAccount();
  await visit(page, userListPath(uname));
  await userCard(page, uname).getByRole('button', { name: button }).click();
  return topDialog(page);
}
const edit = (page: Page) => open(page, /^Edit/);
const changePassword = (page: Page) => open(page, /^Change Password/);

async function repeat(page: Page, password: string, repeated: string): Promise<void> {
  const form = await changePassword(page);
  await field(form, 'Password').fill(password);
  await field(form, 'Confirm Password').fill(repeated);
  await submitForm(form);
}

const refused = (path: string) => state('a visitor', at(path));

/** The states of the users. */
export const USER_STATES = {
  'the user list': admins(async (page) => {
    // Two accounts per page, so that there is a second page.
    await mockParameters(page, { limitUser: 2 });
    await visit(page, '/UserList/?page=2');
    await expect(page.getByRole('article').first()).toBeVisible();
  }),
  'the search of users': admins(async (page) => {
    await visit(page, '/UserList/');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  }),
  'a search of users that finds none': admins(at(userListPath('Nobody of this name'))),
  'a super admin’s form of a user': superAdmins(edit),
  'an admin’s form of a user': admins(edit),
  'a user with wrong phones': admins(async (page) => {
    const form = await edit(page);
    await field(form, 'Phone 1').fill('123');
    await field(form, 'Email').fill('nobody');
    await submitForm(form);
  }),
  'a user whose id is taken': superAdmins(async (page) => {
    await mockResponses(page, 'api/UserEdit/*', { json: { msg: 'errorUserAlready' } });
    const form = await edit(page);
    await field(form, 'User Id').fill('9000000001');
    await submitForm(form);
  }),
  'a saved user': admins(async (page) => {
    await mockResponses(page, 'api/UserEdit/*', DONE);
    const form = await edit(page);
    await field(form, 'City').fill('Dwarka');
    await submitForm(form);
  }),
  'the form of a user’s password': admins(changePassword),
  'a password that is none': admins((page) => repeat(page, 'simple', 'other')),
  'a password that is missing': admins((page) => repeat(page, 'Another@12', '')),
  'a changed password': admins(async (page) => {
    await mockResponses(page, 'api/PasswordChangeByAdmin', DONE);
    await repeat(page, 'Another@12', 'Another@12');
  }),
  'a second factor that is off': admins((page) => secondFactor(page, BEGUN)),
  'a second factor that is on': admins((page) => secondFactor(page, { msg: 'errorAlready' })),
  'the question before a reset of a second factor': admins(async (page) => {
    const { uname } = await newAccount({ userType: 'admin' });
    await visit(page, userListPath(uname));
    await userCard(page, uname)
      .getByRole('button', { name: /^Reset second factor/ })
      .click();
  }),
  'the detail of a user': admins(async (page) => {
    const { _id } = await newAccount();
    await visit(page, `/company/UserDetail/${_id}`);
  }),
  'the page of a user’s form': admins(async (page) => {
    const { _id } = await newAccount();
    await visit(page, `/company/UserEdit/${_id}`);
  }),
  'the user list of a visitor': refused('/UserList/'),
  'the detail of a user to a visitor': refused('/company/UserDetail/somebody'),
  'the form of a user to a visitor': refused('/company/UserEdit/somebody'),
};
