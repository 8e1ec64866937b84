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
import { field, fillIn, sendForm, accountMenu, chooseInAccountMenu } from '../support/forms';
import { PASSWORD_TEXTS } from './model';
import { at, shows } from './state';
import type { Open, Texts } from './state';
import { mockResponses } from '../support/mocks';
import type { MockResponse } from '../support/mocks';

const HINT =
  'Password Must have Minimum eight and maximum 16 characters, at least one uppercase letter, one lowercase letter, one number, one special character and no spaces';
const REGISTRATION = [
  ...['Register', "User's Name", "User's Mobile as user ID", "User's Email", 'Password'],
  ...['Confirm Password', 'Show Password', 'Signup', 'Clear Values', 'Cancel', 'I agree'],
  ...['Terms & Conditions', HINT, ...PASSWORD_TEXTS],
];
const FAILED = 'Something went wrong.Please Try Again_users_login';
const THANKS =
  'Thanks for Registering with Us. Your Account will be active and displayed very soon. A email / message in this regard will be send to you at your registered email Id / phone. Have a good time.';

/** What the two logins show when nothing is typed. */
export const EMPTY_LOGIN = ['User Id is required', 'Password is required'];
/** What they show when the CMS refuses a login, by the message of its response. */
export const REFUSALS = {
  errorPass: ['Password Incorrect'],
  errorNoUser: ['Either your Id is Incorrect or there is No User with this Id'],
  errorInactive: ['Your Account is not Active yet'],
  errorLogedin: [
    'You are Loged In on another Device. Please Logged Out from that and than try again',
    'Log out the other device',
  ],
  errorNoCode: ['Code', 'From your authenticator app, or a recovery code. Each works once'],
} as const;
export type Refusal = keyof typeof REFUSALS;

/** Opens the login and mocks the CMS's response to it. */
const loginAnswered =
  (answer: MockResponse): Open =>
  async (page) => {
    await mockResponses(page, 'api/users/login', answer);
    await openLogin(page);
    await submitLogin(page);
  };
const refused = (msg: Refusal) => shows(REFUSALS[msg], loginAnswered({ json: { msg } }));
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
const registrationAnswered = (texts: Texts, json: object) =>
  shows(texts, async (page) => {
    await mockResponses(page, 'api/user/create', { json });
    await register(await openRegister(page), GOOD);
  });

const ownPassword = async (page: Page): Promise<Locator> => {
  await enter(page);
  return chooseInAccountMenu(page, 'Change Password');
};
const ownPasswordAnswered = (texts: Texts, answer: MockResponse) =>
  shows(texts, async (page) => {
    await mockResponses(page, 'api/PasswordChange', answer);
    await sendForm(await ownPassword(page), {
      'Old Password': 'Sample@123',
      'New Password': 'Sample@125',
      'Confirm Password': 'Sample@125',
    });
  });

/** The states of login, registration and the current account. */
export const ACCOUNT_STATES = {
  'the login': shows(
    [
      ...['You have to Login to your account to write or edit review', 'New to Us? Register'],
      ...['User Id', 'Password', 'Show Password', 'Login', 'Cancel', 'Close'],
      'Forgot your password? Call us',
    ],
    openLogin,
  ),
  'a login without anything': shows(EMPTY_LOGIN, async (page) => {
    await openLogin(page);
    await loginDialog(page).getByRole('button', { name: 'Login' }).click();
  }),
  'a wrong password': refused('errorPass'),
  'a login of nobody': refused('errorNoUser'),
  'a login of an inactive account': refused('errorInactive'),
  'a login while another session is live': refused('errorLogedin'),
  'a login with a second factor': refused('errorNoCode'),
  'a login with a wrong code': shows(['Code Incorrect, or already used'], async (page) => {
    await refused('errorNoCode').open(page);
    const code = field(loginDialog(page), 'Code');
    // A later mock would also answer a request that is on its way.
    await code.waitFor();
    await mockResponses(page, 'api/users/login', { json: { msg: 'errorCode' } });
    await code.fill('123456');
    await loginDialog(page).getByRole('button', { name: 'Login' }).click();
  }),
  'a login without a connection': shows(
    ['Oops', FAILED, 'Check your internet connection', 'Retry'],
    async (page) => {
      await openLogin(page);
      await page.route('**/api/users/login', (route) => route.abort());
      await submitLogin(page);
    },
  ),
  'a login whose answer is not understood': shows(
    ['Oops', FAILED, 'an answer that we do not understand', 'Retry'],
    loginAnswered({ json: { msg: 7 } }),
  ),
  'a login that goes well': shows(['Loged In Successfully', 'Your account'], enter),
  'the account’s menu': shows(
    ['Change Password', 'Sign Out', 'Log Out Everywhere'],
    async (page) => {
      await enter(page);
      await accountMenu(page).click();
    },
  ),
  'a logout': shows(['Logout Successfully', 'Sign In'], async (page) => {
    await mockResponses(page, 'api/users/logout', { json: { msg: 'success' } });
    await enter(page);
    await chooseInAccountMenu(page, 'Sign Out');
  }),
  'the own password': shows(
    [
      ...['Change Password', 'Old Password', 'New Password', 'Confirm Password'],
      ...['Submit', 'Clear Values', 'Cancel', HINT, ...PASSWORD_TEXTS],
    ],
    ownPassword,
  ),
  'a changed own password': ownPasswordAnswered(['Password Changed'], {
    json: { msg: 'success', token: tokenFor(3600) },
  }),
  'a session that has ended': ownPasswordAnswered(
    ['Please log in to continue', 'Login to your account', 'Login'],
    NO_SESSION,
  ),
  'the registration': shows(REGISTRATION, openRegister),
  'the page of the registration': shows([...REGISTRATION, 'Second Phone'], at('/register/')),
  'a registration that is all wrong': shows(
    ['Invalid Phone Number', 'Invalid email address', 'Invalid Password', 'Password do not match'],
    async (page) => register(await openRegister(page), WRONG),
  ),
  'a registration without anything': shows(
    [
      ...['User Name is required', 'User Id is required', 'Password is required'],
      'Confirm Password is required',
    ],
    async (page) => signUp(await openRegister(page)),
  ),
  'a registration with two passwords': shows(['Password do not match'], async (page) => {
    const form = await openRegister(page);
    await fillIn(form, { ...GOOD, 'Confirm Password': 'Sample@124' });
    await field(form, "User's Name").focus();
  }),
  'a registration of an id that is taken': registrationAnswered(
    ['User Id Already Exists Use Another'],
    { msg: 'errorUserAlready' },
  ),
  'a registration': registrationAnswered(['Registered Successfully', 'Login to your account'], {
    msg: 'success',
    userStatus: 'active',
  }),
  'a registration that staff approve': shows(
    ['Registered Successfully', 'Ok, got it', THANKS],
    async (page) => {
      const json = { msg: 'success', userStatus: 'inactive' };
      await mockResponses(page, 'api/user/create', { json });
      await visit(page, '/register/');
      await register(page.getByRole('main'), GOOD);
    },
  ),
};
