import type { Page } from '@playwright/test';
import { newAccount } from '../../support/accounts';
import { state } from './state';
import { mockResponses } from '../../support/mocks';
import { EMPTY_LOGIN, REFUSALS } from '../account-states';
import type { Refusal } from '../account-states';
import { at } from '../state';
import type { Open, Texts } from '../state';
import { sendLogin } from '../../support/login';

const open = at('/sadmin/');
const signedOut = (texts: Texts, opened: Open) => state('who is signed out', texts, opened);

async function enter(page: Page, userId: string, password: string): Promise<void> {
  await open(page);
  await sendLogin(page.getByRole('main'), { userId, password });
}

const refused = (msg: Refusal) =>
  signedOut(REFUSALS[msg], async (page) => {
    await mockResponses(page, 'api/SuperAdmin/Login', { json: { msg } });
    await enter(page, '9000000001', 'Sample@123');
  });

/** The states of the super admins' login, and of the page after it. */
export const SIGN_IN_STATES = {
  'the super admins’ login': signedOut(
    [
      ...['Login to your account(SuperAdmin)', 'User Id', 'Password', 'Show Password'],
      ...['Login', 'Cancel'],
    ],
    open,
  ),
  'an empty login': signedOut(EMPTY_LOGIN, (page) => enter(page, '', '')),
  'a login with a wrong password': refused('errorPass'),
  'a login of nobody': refused('errorNoUser'),
  'a login with another session': refused('errorLogedin'),
  'a login of an inactive account': refused('errorInactive'),
  'a super admin who has signed in': signedOut(
    ['Loged In Successfully', 'All Users'],
    async (page) => {
      const { userId, password } = await newAccount({ superAdmin: true });
      await enter(page, userId, password);
    },
  ),
  'the super admins’ area': state(
    'a super admin',
    [
      ...['All Users', 'Strapi admin panel', 'The published site', 'Last build'],
      ...['Not on the pages yet', 'Rebuild'],
    ],
    open,
  ),
};
