import type { Locator, Page } from '@playwright/test';
import { loginDialog, submitLogin, openLogin, LOGIN_SUCCESS, tokenFor } from '../support/login';
import { visit } from '../support/fixtures';
import { field, fillIn, submitForm } from '../support/forms';
import { at } from './open';
import type { Open, States } from './open';
import { mockResponses } from '../support/mocks';

/** Opens the login and mocks the CMS's response to it. */
const loginAnswered =
  (answer: Parameters<typeof mockResponses>[2]): Open =>
  async (page) => {
    await mockResponses(page, 'api/users/login', answer);
    await openLogin(page);
    await submitLogin(page);
  };
const refused = (msg: string): Open => loginAnswered({ json: { msg } });
const enter = loginAnswered(LOGIN_SUCCESS);

const registration = async (page: Page): Promise<Locator> => {
  await openLogin(page);
  await page.getByRole('button', { name: 'New to Us? Register' }).click();
  return page.getByRole('dialog', { name: 'Register' });
};

const GOOD = {
  "User's Name": 'Asha Verma',
  "User's Mobile as user ID": '9812345678',
  Password: 'Sample@123',
  'Confirm Password': 'Sample@123',
};
const WRONG = {
  "User's Name": 'Asha Verma',
  "User's Mobile as user ID": '0812345678',
  "User's Email": 'asha',
  Password: 'sample',
  'Confirm Password': 'Sample@123',
};

const register = async (form: Locator, values: Readonly<Record<string, string>>) => {
  await fillIn(form, values);
  await form.getByLabel('I agree').check();
  await form.getByRole('button', { name: 'Signup' }).click();
};
const registrationAnswered =
  (json: object): Open =>
  async (page) => {
    await mockResponses(page, 'api/user/create', { json });
    await register(await registration(page), GOOD);
  };

/** Opens the menu of the signed-in user. */
const menu: Open = async (page) => {
  await enter(page);
  await page.locator('summary', { hasText: 'Your account' }).click();
};
const ownPassword = async (page: Page): Promise<Locator> => {
  await menu(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  return page.getByRole('dialog', { name: 'Change Password' });
};
const ownPasswordAnswered =
  (answer: Parameters<typeof mockResponses>[2]): Open =>
  async (page) => {
    await mockResponses(page, 'api/PasswordChange', answer);
    const form = await ownPassword(page);
    const password = 'Sample@125';
    await fillIn(form, {
      'Old Password': 'Sample@123',
      'New Password': password,
      'Confirm Password': password,
    });
    await submitForm(form);
  };

/** The states of login, registration and the current account. */
export const ACCOUNT_STATES = {
  'the login': openLogin,
  'a login without anything': async (page) => {
    await openLogin(page);
    await loginDialog(page).getByRole('button', { name: 'Login' }).click();
  },
  'a wrong password': refused('errorPass'),
  'a login of nobody': refused('errorNoUser'),
  'a login of an inactive account': refused('errorInactive'),
  'a login while another session is live': refused('errorLogedin'),
  'a login with a second factor': refused('errorNoCode'),
  'a login with a wrong code': async (page) => {
    await refused('errorNoCode')(page);
    const code = field(loginDialog(page), 'Code');
    // A later mock would also answer a request that is on its way.
    await code.waitFor();
    await mockResponses(page, 'api/users/login', { json: { msg: 'errorCode' } });
    await code.fill('123456');
    await loginDialog(page).getByRole('button', { name: 'Login' }).click();
  },
  'a login without a connection': async (page) => {
    await openLogin(page);
    await page.route('**/api/users/login', (route) => route.abort());
    await submitLogin(page);
  },
  'a login whose answer is not understood': loginAnswered({ json: { msg: 7 } }),
  'a login that goes well': enter,
  'the account’s menu': menu,
  'a logout': async (page) => {
    await mockResponses(page, 'api/users/logout', { json: { msg: 'success' } });
    await menu(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
  },
  'the own password': async (page) => {
    await ownPassword(page);
  },
  'a changed own password': ownPasswordAnswered({
    json: { msg: 'success', token: tokenFor(3600) },
  }),
  'a session that has ended': ownPasswordAnswered({
    status: 401,
    body: 'Please log in to continue',
    headers: { 'content-type': 'text/plain' },
  }),
  'the registration': async (page) => {
    await registration(page);
  },
  'the page of the registration': at('/register/'),
  'a registration that is all wrong': async (page) => {
    await register(await registration(page), WRONG);
  },
  'a registration without anything': async (page) => {
    const form = await registration(page);
    await form.getByLabel('I agree').check();
    await form.getByRole('button', { name: 'Signup' }).click();
  },
  'a registration with two passwords': async (page) => {
    const form = await registration(page);
    await fillIn(form, { ...GOOD, 'Confirm Password': 'Sample@124' });
    await field(form, "User's Name").focus();
  },
  'a registration of an id that is taken': registrationAnswered({ msg: 'errorUserAlready' }),
  'a registration': registrationAnswered({ msg: 'success', userStatus: 'active' }),
  'a registration that staff approve': async (page) => {
    await mockResponses(page, 'api/user/create', {
      json: { msg: 'success', userStatus: 'inactive' },
    });
    await visit(page, '/register/');
    await register(page.getByRole('main'), GOOD);
  },
} satisfies States;
