import type { Page } from '@playwright/test';
import { listPath } from '../../src/domain';
import { expect, reload, test, visit } from '../support/fixtures';
import { expectNoShift, watchShifts } from '../support/layout-shift';
import { signIn, signInAsNew } from '../support/accounts';
import type { NewAccount } from '../support/accounts';
import { delayResponses } from '../support/mocks';
import { ROUTES } from '../support/routes';
import { accountMenu } from '../support/forms';

const MANAGER: NewAccount = { userType: 'manager_dwk' };

/** Pages on which the staff of Dwarka see more than a visitor. */
const PAGES = ['the home page', 'a list', 'a search', 'a home'] as const;

/** The elements that show that all tools of staff have loaded. */
const toolsOf = (page: Page) =>
  page
    .getByRole('group', { name: /^Staff: / })
    .or(page.getByRole('main').getByRole('button', { name: /^Edit|^Create/ }));

for (const name of PAGES) {
  test(`nothing on ${name} shifts when staff tools appear`, { tag: '@both' }, async ({ page }) => {
    await signIn(page, MANAGER);
    await visit(page, '/');
    await expect(page.getByRole('button', { name: 'Staff menu' })).toBeVisible();
    await watchShifts(page);
    await delayResponses(page);
    await visit(page, (await ROUTES[name]?.()) ?? '');
    await expect(toolsOf(page).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoShift(page);
  });
}

test('nothing in the super admin area shifts while it loads', async ({ page }) => {
  await signIn(page, { superAdmin: true });
  await watchShifts(page);
  await delayResponses(page);
  await visit(page, '/sadmin/');
  await expect(page.getByText('Last write')).toBeVisible();
  await expectNoShift(page);
});

test('no space is reserved for staff tools where a user has none, nor after a logout', async ({
  page,
}) => {
  const kept = page.locator('html[data-staff]');
  const account = accountMenu(page);
  await signInAsNew(page, MANAGER);
  await visit(page, listPath('dwk', 'RS'));
  await expect(toolsOf(page).first()).toBeAttached();
  await expect(kept).toHaveCount(1);
  await visit(page, listPath('ggn', 'RS'));
  await expect(kept).toHaveCount(0);
  await expect(account).toBeVisible();
  await expect(kept).toHaveCount(0);
  await visit(page, listPath('dwk', 'RS'));
  await expect(kept).toHaveCount(1);
  await account.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(kept).toHaveCount(0);
  await reload(page);
  await expect(kept).toHaveCount(0);
});
