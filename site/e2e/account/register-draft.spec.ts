import type { Page } from '@playwright/test';
import { expect, reload, test, visit } from '../support/fixtures';
import { field } from '../support/forms';
import { mockResponses } from '../support/mocks';
import { signUp } from '../support/login';

const NAME = "User's Name";
const MOBILE = "User's Mobile as user ID";
const BACK = 'What you typed before is back, but for the password.';

async function type(page: Page): Promise<void> {
  await visit(page, '/register/');
  await field(page, NAME).fill('Asha Verma');
  await field(page, MOBILE).fill('9812345678');
  await field(page, 'Password').fill('Sample@123');
  await field(page, 'Confirm Password').fill('Sample@123');
}

async function expectBack(page: Page): Promise<void> {
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(field(page, NAME)).toHaveValue('Asha Verma');
  await expect(field(page, MOBILE)).toHaveValue('9812345678');
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(field(page, 'Confirm Password')).toHaveValue('');
}

/** Returns the whole content of the browser's storage. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('the draft of a registration survives a reload and Back, without the password', async ({
  page,
}) => {
  await visit(page, '/terms/');
  await type(page);
  await expect.poll(() => keptIn(page)).toContain('Asha Verma');
  expect(await keptIn(page)).not.toContain('Sample@123');
  await reload(page);
  await expectBack(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms\/$/);
  await page.goForward();
  await expectBack(page);
});

test('another tab does not see the draft', async ({ page, context }) => {
  await type(page);
  const other = await context.newPage();
  await visit(other, '/register/');
  await expect(field(other, NAME)).toHaveValue('');
});

test('registering and throwing away both remove the draft', async ({ page }) => {
  await mockResponses(page, 'api/user/create', {
    json: { msg: 'success', userStatus: 'inactive' },
  });
  const form = page.getByRole('main');
  await type(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => keptIn(page)).not.toContain('Asha Verma');

  await type(page);
  await signUp(form);
  await expect(page.getByRole('dialog', { name: 'Registered Successfully' })).toBeVisible();
  await expect.poll(() => keptIn(page)).not.toContain('Asha Verma');
});
