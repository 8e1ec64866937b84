import type { Page } from '@playwright/test';
import { createPath, listPath } from '../../src/domain';
import { expect, test, visit } from '../support/fixtures';
import {
  openFromStaffMenu,
  chooseInStaffMenu,
  field,
  submitForm,
  accountMenu,
  chooseInAccountMenu,
} from '../support/forms';
import { expectSessionLost, logIn, logInAgain, takeOver } from '../support/lost-session';
import { signInAsNew } from '../support/accounts';
import type { NewAccount } from '../support/accounts';
import { reviewList, openReviews } from '../support/reviews';
import { panelRequest } from '../support/panel';
import { loginDialog, sendLogin } from '../support/login';
import { findBox } from '../support/lists';

/**
 * If the CMS does not accept a session, the login opens with a message. After the login, the user is at the same place.
 */

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /40[14]/ });

const LIST = listPath('dwk', 'RS');
interface Case {
  readonly at: string;
  readonly made: NewAccount;
  /** Sends a request that needs the session. */
  readonly act: (page: Page) => Promise<void>;
  /** Checks the page after the login, and the input that must be kept. */
  readonly then: (page: Page) => Promise<void>;
}

const CASES: readonly Case[] = [
  {
    at: '/UserList/',
    made: { userType: 'admin' },
    act: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await field(page, 'Name').fill('Test');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    },
    then: async (page) => {
      await expect(page).toHaveURL(/\/UserList\/\?name=Test$/);
      await expect(field(page, 'Name')).toHaveValue('Test');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    at: `${LIST}?phone=9200000081`,
    made: { userType: 'manager_dwk' },
    act: (page) =>
      page
        .getByLabel('Sort')
        .selectOption('Sector')
        .then(() => undefined),
    then: async (page) => {
      await expect(page).toHaveURL(/phone=9200000081&sorting=Sector|sorting=Sector&phone/);
      await expect(page.getByText('9200000081').first()).toBeVisible();
    },
  },
  {
    at: LIST,
    made: { userType: 'admin' },
    act: async (page) => {
      await findBox(page).fill('92000 00081');
      await page.getByRole('button', { name: 'Find' }).click();
    },
    then: async (page) => {
      await expect(findBox(page)).toHaveValue('92000 00081');
    },
  },
  {
    at: createPath('ggn', 'propcom'),
    made: { userType: 'manager_ggn' },
    act: async (page) => {
      await field(page, 'Property For').selectOption('SALE');
      await field(page, 'Property Type').selectOption('Shop');
      await field(page, 'Furnished Status').selectOption('Furnished');
      await field(page, 'Project Type').selectOption('MALL');
      await field(page, 'Status').selectOption('Ready To Move');
      await field(page, 'Demand').fill('7650000');
      await page
        .getByRole('group', { name: /^Locality/ })
        .getByRole('radio')
        .first()
        .check();
      await submitForm(page.getByRole('main'));
    },
    then: async (page) => {
      await expect(field(page, 'Demand')).toHaveValue('7650000');
      await expect(page.getByText('What you typed before is back.')).toBeVisible();
    },
  },
];

for (const { at, made, act, then } of CASES) {
  test(`a session lost on ${at} opens the login, and the user continues there`, async ({
    page,
  }) => {
    const account = await signInAsNew(page, made);
    await visit(page, at);
    await page.waitForLoadState('networkidle');
    await expect(accountMenu(page)).toHaveCount(1);
    await takeOver(account);
    await act(page);
    await logInAgain(page, account);
    await then(page);
  });
}

test('a token that the browser has lost opens the login', async ({ page }) => {
  const account = await signInAsNew(page, { userType: 'manager_dwk' });
  const form = await openFromStaffMenu(page, '/dwk/', 'Create Locality');
  await field(form, 'Locality').fill('Half a word');
  await page.evaluate(() => {
    localStorage.removeItem('jwtToken');
  });
  await submitForm(form);
  await logInAgain(page, account);
  await expect(field(form, 'Locality')).toHaveValue('Half a word');
});

test('a session lost in the review search by name resumes the search', async ({ page }) => {
  const account = await signInAsNew(page, { userType: 'admin' });
  await openReviews(page);
  await expect(accountMenu(page)).toHaveCount(1);
  await takeOver(account);
  await reviewList(page).getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search Reviews' });
  await field(search, 'Name').fill('a');
  await search.getByRole('button', { name: 'Search' }).click();
  await logInAgain(page, account);
  await expect(reviewList(page)).toContainText('Name: a');
});

test('a session lost in a master list keeps the list open', async ({ page }) => {
  const account = await signInAsNew(page, { userType: 'admin' });
  await visit(page, '/dwk/');
  const list = await chooseInStaffMenu(page, 'View Locality');
  const first = list.getByRole('listitem').first();
  const name = (await first.textContent()) ?? '';
  await takeOver(account);
  await first.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
  await logInAgain(page, account);
  await expect(list.getByRole('listitem').first()).toHaveText(name);
});

test('a session lost on /sadmin/ shows the login of that page, and no modal above it', async ({
  page,
}) => {
  const account = await signInAsNew(page, { superAdmin: true });
  await visit(page, '/sadmin/');
  await expect(page.getByRole('heading', { name: 'The published site' })).toBeVisible();
  await takeOver(account);
  const userId = page.getByRole('main').getByLabel('User Id');
  await expect(userId).toBeFocused();
  await expectSessionLost(page);
  await expect(loginDialog(page)).toHaveCount(0);
  await logIn(page, page.getByRole('main'), account);
  await expect(page.getByRole('heading', { name: 'The published site' })).toBeVisible();
  await expect(page).toHaveURL(/\/sadmin\/$/);
});

test('a session lost in a form on /sadmin/ keeps the typed values below the login', async ({
  page,
}) => {
  const account = await signInAsNew(page, { superAdmin: true });
  await visit(page, '/sadmin/');
  const form = await chooseInAccountMenu(page, 'Change Password');
  await field(form, 'Old Password').fill('Half a password');
  await takeOver(account);
  await logInAgain(page, account);
  await expect(field(form, 'Old Password')).toHaveValue('Half a password');
});

test('an account that becomes inactive reads so at its next login', async ({ page }) => {
  const account = await signInAsNew(page, { userType: 'admin' });
  await visit(page, '/UserList/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { status } = await panelRequest(
    'PUT',
    `/content-manager/collection-types/plugin::users-permissions.user/${account._id}`,
    { userStatus: 'inactive' },
  );
  expect(status).toBe(200);
  await page.getByRole('link', { name: /^Inactive/ }).click();
  const login = loginDialog(page);
  await expect(login).toBeVisible();
  await sendLogin(login, account);
  await expect(login).toContainText('Your Account is not Active yet');
});
