import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { choose, chooseHere, field } from './form-parts';
import { newAccount, signInAsNew } from './own-accounts';

/** What the browser keeps of forms, for whomever. */
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')));

/** Types into two forms, which keep it. */
async function typeSomething(page: Page): Promise<void> {
  const home = await choose(page, '/dwk/', 'Create Residential Property');
  await field(home, 'Address').fill('A secret address');
  await expect.poll(async () => (await draftsOf(page)).length).toBe(1);
  await home.getByRole('button', { name: 'Close' }).click();
  const locality = await chooseHere(page, 'Create Locality');
  await field(locality, 'Locality').fill('A secret place');
  await expect.poll(async () => (await draftsOf(page)).length).toBe(2);
  await locality.getByRole('button', { name: 'Close' }).click();
}

test('who signs out leaves nothing typed behind', async ({ page }) => {
  await signInAsNew(page, { userType: 'manager_dwk' });
  await typeSomething(page);
  await page.locator('summary', { hasText: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logout Successfully')).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
});

test('who signs in after a session that was lost finds nothing of it, and the next one neither', async ({
  page,
}) => {
  const next = await newAccount({ userType: 'admin' });
  await signInAsNew(page, { userType: 'manager_dwk' });
  await typeSomething(page);
  await page.evaluate(() => {
    localStorage.removeItem('jwtToken');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('User Id').fill(next.userId);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
  const home = await chooseHere(page, 'Create Residential Property');
  await expect(field(home, 'Address')).toHaveValue('');
  await expect(home.getByText('What you typed before is back.')).toHaveCount(0);
});
