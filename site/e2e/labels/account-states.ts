import type { Locator, Page } from '@playwright/test';
import {
  loginDialog,
  submitLogin,
  openLogin,
  LOGIN_SUCCESS,
  tokenFor,
  NO_SESSION,
  openRegister,
  signUp,
} from '../support/login';
import { visit } from '../support/fixtures';
import { field, fillIn, submitForm, accountMenu, chooseInAccountMenu } from '../support/forms';
import { at } from './open';
import type { Open, States } from './open';
import { mockResponses } from '../support/mocks';
import type { MockResponse } from '../support/mocks';

/** Opens the login and mocks the CMS's response to it. */
const loginAnswered =
  (answer: MockResponse): Open =>
  async (page) => {
    await mockResponses(page, 'api/users/login', answer);
    await openLogin(page);
    await submitLogin(page);
  };
const refused = (msg: string): Open => loginAnswered({ json: { msg } });
const enter = loginAnswered(LOGIN_SUCCESS);

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
  await signUp(form);
};
const registrationAnswered =
  (json: object): Open =>
  async (page) => {
    await mockResponses(page, 'api/user/create', { json });
    await register(await openRegister(page), GOOD);
  };

const ownPassword = async (page: Page): Promise<Locator> => {
  await enter(page);
  return chooseInAccountMenu(page, 'Change Password');
};
const ownPasswordAnswered =
  (answer: MockResponse): Open =>
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
  'the account’s menu': async (page) => {
    await enter(page);
    await accountMenu(page).click();
  },
  'a logout': async (page) => {
    await mockResponses(page, 'api/users/logout', { json: { msg: 'success' } });
    await enter(page);
    await chooseInAccountMenu(page, 'Sign Out');
  },
  'the own password': ownPassword,
  'a changed own password': ownPasswordAnswered({
    json: { msg: 'success', token: tokenFor(3600) },
  }),
  'a session that has ended': ownPasswordAnswered(NO_SESSION),
  'the registration': openRegister,
  'the page of the registration': at('/register/'),
  'a registration that is all wrong': async (page) => register(await openRegister(page), WRONG),
  'a registration without anything': async (page) => {
    const form = await openRegister(page);
    await signUp(form);
  },
  'a registration with two passwords': async (page) => {
    const form = await openRegister(page);
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
