import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { signIn } from '../support/accounts';
import { mockResponses } from '../support/mocks';
import { accountMenu } from '../support/forms';

const CREATE = ['Create Award', 'Create Prop Overview'];
const createButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Create (Award|Prop Overview)$/ });
const form = (page: Page) => page.getByRole('dialog', { name: 'Create Award' });

test('a signed-out visitor sees no staff tools and loads none', async ({ page, requests }) => {
  await visit(page, '/');
  await page.locator('#award').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(createButtons(page)).toHaveCount(0);
  await expect(page.locator('#award, #what').getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  const calls = requests.filter((request) => /\/api\/(Award|PropOverview)/.test(request.url()));
  expect(calls).toEqual([]);
});

for (const userType of ['visiter', 'account', 'executive'] as const) {
  test(`${userType} sees no staff tools`, async ({ page }) => {
    await signIn(page, { userType });
    await visit(page, '/');
    await expect(accountMenu(page)).toHaveCount(1);
    await expect(createButtons(page)).toHaveCount(0);
  });
}

for (const made of [
  { userType: 'admin' },
  { userType: 'manager_dwk' },
  { userType: 'manager_ggn' },
  { userType: 'visiter', superAdmin: true },
]) {
  test(`${JSON.stringify(made)} can create, edit, illustrate and delete overviews and awards`, async ({
    page,
  }) => {
    await signIn(page, made);
    await visit(page, '/');
    for (const name of CREATE) {
      await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible();
    }
    for (const anchor of ['#award', '#what']) {
      const buttons = page.locator(anchor).getByRole('article').first().getByRole('button');
      await expect(buttons).toHaveText([/^\s*Edit/, /Image/, /^\s*Delete/, /^\s*History/]);
    }
    await expectAccessible(page);
    await visit(page, '/dwk/');
    const first = page.locator('#what').getByRole('article').first();
    await expect(first.getByRole('button', { name: /^Edit/ })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('when the CMS rejects', () => {
  test.use({ knownError: /status of (4|5)\d\d/ });

  test('a rejected form keeps its values and names the error', async ({ page }) => {
    await signIn(page, { userType: 'manager_dwk' });
    await mockResponses(page, 'api/AwardCreate', { status: 500, json: { msg: 'errorServer' } });
    await visit(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Create Award' }).click();
    await expect(form(page)).toContainText('1/2/3 so on');
    await form(page).getByLabel('Position').fill('first');
    await form(page).getByRole('button', { name: 'Submit' }).click();
    const summary = form(page).getByRole('alert').filter({ hasText: 'not right yet' });
    await expect(summary.getByRole('button', { name: 'Heading', exact: true })).toBeVisible();
    await expect(form(page).getByLabel('Heading')).toHaveAccessibleDescription('Heading');
    await expectAccessible(page);
    await form(page).getByLabel('Heading').fill('Best of Dwarka');
    await form(page).getByLabel('Position').fill('3');
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText('Please Try Again_AwardCreate');
    await expect(form(page).getByLabel('Heading')).toHaveValue('Best of Dwarka');
  });
});
