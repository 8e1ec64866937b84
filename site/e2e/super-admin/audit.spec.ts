import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount, signIn, startSession } from '../support/accounts';
import {
  expect,
  expectAccessibleInBothSchemes,
  tabTo,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';
import { mockResponses } from '../support/mocks';
import { setting } from '../support/setting';

/** The table on wide screens, the cards on narrow ones. */
const trail = (page: Page) =>
  page
    .getByRole('table', { name: 'Audit Trail' })
    .or(page.getByRole('list', { name: 'Audit Trail' }));
const action = (page: Page) => page.getByLabel('Action', { exact: true });
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /entr(y|ies)$/ });

test(
  'a super admin reads the trail, narrows it and saves it',
  { tag: '@both' },
  async ({ page }) => {
    const manager = await newAccount({ userType: 'manager_dwk', uname: 'Somebody of Staff' });
    await startSession(manager);
    await startSession(manager);
    await signIn(page, { superAdmin: true });
    await visit(page, '/sadmin/');
    await page.getByRole('main').getByRole('link', { name: 'Audit Trail' }).click();
    await expect(mainHeading(page)).toHaveText('Audit Trail');
    await expect(page).toHaveTitle(/Audit Trail/);
    await expect(trail(page)).toContainText('Log In');
    await expectReadableInBothSchemes(page);

    await tabTo(page, action(page));
    await action(page).selectOption('Take Over Session');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/audit\/\?action=Take\+Over\+Session$/);
    await trail(page).getByRole('link', { name: manager.uname }).first().press('Enter');
    await expect(page).toHaveURL(`${setting('SITE_URL')}/audit/?account=${manager._id}`);
    await expect(page.getByLabel('Account Id')).toHaveValue(manager._id);
    await expect(count(page)).toHaveText('3 entries');
    await expect(trail(page)).toContainText(/Take Over Session.*Log In.*Create Account/s);
    await expect(trail(page)).not.toContainText(manager.userId);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(4);
    expect(file).toContain('"Take Over Session","done","1","Somebody of Staff"');
    await expect(page.getByText('3 exported')).toBeVisible();

    await action(page).selectOption('Unlock');
    await search(page).press('Enter');
    await expect(page.getByText('No entry is found so.')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: 'Show all entries' }).press('Enter');
    await expect(page).toHaveURL(/\/audit\/$/);
    await expect(trail(page)).toBeVisible();
  },
);

test('the address keeps filters and page', async ({ page }) => {
  await signIn(page, { superAdmin: true });
  await visit(page, '/audit/?action=Log+In&from=2020-01-01&to=2020-01-02&page=3&x=1');
  await expect(action(page)).toHaveValue('Log In');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2020-01-01');
  await expect(page.getByText('No entry is found so.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Values' }).click();
  await expect(action(page)).toHaveValue('');
  await expect(trail(page)).toBeVisible();
});

test('others see the login, which leads to the trail', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, '/audit/');
  await expect(mainHeading(page)).toHaveText('Login to your account(SuperAdmin)');
  const owner = await newAccount({ superAdmin: true });
  await page.getByLabel('User Id').fill(owner.userId);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('Audit Trail');
});

test.describe('without the CMS', () => {
  test.use({ knownError: /ERR_FAILED/ });

  test('a failure says so, and Retry loads the trail', async ({ page }) => {
    await signIn(page, { superAdmin: true });
    await page.route('**/api/AuditSearch', (route) => route.abort());
    await visit(page, '/audit/');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/AuditSearch');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(trail(page)).toBeVisible();
  });
});

test('a refused login says how often, and how many more there are', async ({ page }) => {
  const entry = {
    ...{ at: '2026-11-25T10:00:00.000Z', action: 'Log In Failed', outcome: 'refused', times: 1234 },
    ...{ entry: 'site', who: 'Nobody known', account: null, onWhom: null, onAccount: null },
    ...{ subject: 'Wrong password', area: null, address: null },
  };
  const json = { entries: [entry], count: 1000, isMore: true, limit: 50, offset: 0 };
  await mockResponses(page, 'api/AuditSearch', { json });
  await signIn(page, { superAdmin: true });
  await visit(page, '/audit/');
  await expect(page.getByRole('status').filter({ hasText: '1,000+ entries' })).toBeVisible();
  await expect(trail(page)).toContainText('Log In Failed × 1,234');
});
