import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOMES } from './lists';

// What is sent goes no further.
test.use({ knownError: /ERR_FAILED/ });

/** Opens a page that can be read, and whose scripts come only when the answer is called. */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  const held: (() => void)[] = [];
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(1);
  return () => {
    for (const release of held) release();
  };
}

test('a button that is pressed before the scripts are there does what it says when they are', async ({
  page,
}) => {
  const come = await openSlowly(page, '/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByLabel('User Id')).toBeVisible();
});

test('what is typed, ticked and sent before is sent then, and is never in the address', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/api/user/create');
  await page.route('**/api/user/create', (route) => route.abort());
  const come = await openSlowly(page, '/register/');
  await page.getByLabel("User's Name").fill('Asha Verma');
  await page.getByLabel("User's Mobile as user ID").fill('9876501234');
  await page.getByLabel('Password', { exact: true }).fill('Secret@123');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Secret@123');
  await page.getByLabel('I agree').check();
  come();
  await page.getByRole('button', { name: 'Signup' }).click();
  expect((await asked).postData()).toContain('Asha Verma');
  expect(page.url()).not.toContain('?');
});

test('a login that is sent with Enter before is sent then', async ({ page }) => {
  const asked = page.waitForRequest('**/api/SuperAdmin/Login');
  await page.route('**/api/SuperAdmin/Login', (route) => route.abort());
  const come = await openSlowly(page, '/sadmin/');
  await page.getByLabel('User Id').fill('9000000001');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Secret@123');
  await password.press('Enter');
  expect(page.url()).not.toContain('?');
  come();
  expect((await asked).postData()).toContain('9000000001');
});

test('an order that is chosen before is what the list has then', async ({ page }) => {
  const come = await openSlowly(page, HOMES.path);
  const sort = page.getByLabel('Sort');
  await sort.selectOption({ index: 1 });
  const chosen = await sort.inputValue();
  come();
  await expect(page).toHaveURL(/\?/);
  await expect(sort).toHaveValue(chosen);
});
