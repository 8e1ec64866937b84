import type { Page } from '@playwright/test';
import { newAccount, signIn } from '../support/accounts';
import type { Account } from '../support/accounts';
import {
  expect,
  expectAccessible,
  tabTo,
  test,
  visit,
  expectReadable,
  mainHeading,
} from '../support/fixtures';
import { setting } from '../support/setting';
import { mockResponses } from '../support/mocks';

async function logIn(page: Page, { userId, password }: Account): Promise<void> {
  await tabTo(page, page.getByLabel('User Id'));
  await page.keyboard.type(userId);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('a super admin signs in at /sadmin by keyboard and reaches the users', async ({ page }) => {
  const owner = await newAccount({ superAdmin: true });
  await visit(page, '/sadmin');
  await expect(mainHeading(page)).toHaveText('Login to your account(SuperAdmin)');
  await expectAccessible(page);
  await logIn(page, owner);
  await expect(page).toHaveURL(/\/UserList\/$/);
  await expect(mainHeading(page)).toHaveText(/All Users$/);
});

test('an admin cannot sign in at /sadmin', async ({ page }) => {
  const admin = await newAccount({ userType: 'admin' });
  await visit(page, '/sadmin/');
  await logIn(page, admin);
  await expect(
    page.getByText('Either your Id is Incorrect or there is No User with this Id'),
  ).toBeVisible();
  await expect(page.getByLabel('User Id')).toHaveValue(admin.userId);
});

test('Cancel leads to the home page, and the password can be shown', async ({ page }) => {
  await visit(page, '/sadmin/');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByLabel('Show Password').check();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the area shows the state of the published site and asks before a rebuild', async ({
  page,
  requests,
}) => {
  await signIn(page, { superAdmin: true });
  await visit(page, '/sadmin/');
  await expect(page.getByRole('heading', { name: 'The published site' })).toBeVisible();
  await expect(page.getByText('Last write')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All Users' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Strapi admin panel' })).toHaveAttribute(
    'href',
    `${setting('CMS_URL')}/admin`,
  );
  await expectReadable(page);
  await page.getByRole('button', { name: 'Rebuild' }).click();
  const question = page.getByRole('dialog', { name: 'Rebuild the site?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(requests.filter((request) => request.url().includes('PublisherBuild'))).toEqual([]);
});

test('a publisher that does not answer is reported, and so is a rebuild that does not start', async ({
  page,
}) => {
  await signIn(page, { superAdmin: true });
  await mockResponses(page, 'api/PublisherState', { json: { revision: 7, publisher: null } });
  await mockResponses(page, 'api/PublisherBuild', { json: { msg: 'errorNoPublisher' } });
  await visit(page, '/sadmin/');
  await expect(page.getByText('The publisher does not answer: pages stay')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rebuild' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByRole('alert')).toContainText('Start it on the server, then try again.');
});

test('the area reports how far the pages are behind, and a rollback', async ({ page }) => {
  await signIn(page, { superAdmin: true });
  const at = '2026-11-21T10:00:00.000Z';
  const publisher = {
    ...{ revision: 7, pages: 7, release: 4, running: 'nothing', shiftedLists: 0, error: null },
    behind: { revision: 9, changes: 2, since: at },
    rollback: { release: 2, builtAt: '2026-11-20T10:00:00.000Z', since: at },
    lastBuild: { what: 'rollback', endedAt: at, seconds: 3, error: null },
    lastSweep: null,
    setAside: {
      count: 1,
      records: [{ type: 'propresi', id: '../x', reason: 'No address.', since: at }],
    },
  };
  await mockResponses(page, 'api/PublisherState', { json: { revision: 9, publisher } });
  await visit(page, '/sadmin/');
  await expect(
    page.getByText(/^A rollback is in force: code and texts are those of release 2.*Rebuild\.$/),
  ).toBeVisible();
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText(/Not on the pages yet2 writes, since .*Nov 2026/);
  await expect(facts).toContainText(/RollbackSince .*Nov 2026.*release 2, built .*Nov 2026/);
  await expect(
    page.getByRole('heading', { name: 'Records left out of all pages: 1' }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'propresi ../x' })).toContainText(
    /since .*Nov 2026.*: No address\.$/,
  );
  await expect(facts).toContainText(/Last buildRollback, .*3 seconds/);
  await expectReadable(page);
});

test('another signed-in user sees the login', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, '/sadmin/');
  await expect(mainHeading(page)).toHaveText('Login to your account(SuperAdmin)');
});
