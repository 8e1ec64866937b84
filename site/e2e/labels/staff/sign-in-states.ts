import type { Page } from '@playwright/test';
import { newAccount } from '../../support/accounts';
import { state } from './state';
import { mockResponses } from '../../support/mocks';
import { at } from '../open';
import { sendLogin } from '../../support/login';

const open = at('/sadmin/');

async function enter(page: Page, userId: string, password: string): Promise<void> {
  await open(page);
  await sendLogin(page.getByRole('main'), { userId, password });
}

const answered = (msg: string) =>
  state('who is signed out', async (page) => {
    await mockResponses(page, 'api/SuperAdmin/Login', { json: { msg } });
    await enter(page, '9000000001', 'Sample@123');
  });

/** The states of the super admins' login, and of the page after it. */
export const SIGN_IN_STATES = {
  'the super admins’ login': state('who is signed out', open),
  'an empty login': state('who is signed out', (page) => enter(page, '', '')),
  'a login with a wrong password': answered('errorPass'),
  'a login of nobody': answered('errorNoUser'),
  'a login with another session': answered('errorLogedin'),
  'a login of an inactive account': answered('errorInactive'),
  'a super admin who has signed in': state('who is signed out', async (page) => {
    const { userId, password } = await newAccount({ superAdmin: true });
    await enter(page, userId, password);
  }),
  'the super admins’ area': state('a super admin', open),
};
