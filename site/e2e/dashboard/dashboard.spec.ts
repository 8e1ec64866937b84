import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { newEnquiry } from '../support/enquiries';
import {
  expect,
  expectNoHorizontalScroll,
  tabTo,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const numberOf = async (page: Page, label: string): Promise<number> => {
  const tile = page.locator('dl > div', { has: page.getByText(label, { exact: true }) });
  return Number((await tile.locator('dd').first().innerText()).replaceAll(',', ''));
};

test('a manager sees the figures of the own region @both', async ({ page }) => {
  await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/dashboard/');
  await expect(mainHeading(page)).toHaveText('Dashboard');
  await expect(page.getByRole('navigation', { name: 'Region' })).toHaveCount(0);
  await expect(panel(page, 'Over Time').getByRole('img')).toHaveCount(3);
  await expect(
    page.getByRole('img', { name: /^Enquiries: \d+ in all, at most \d+/ }),
  ).toBeVisible();
  expect(await numberOf(page, 'Enquiries')).toBeGreaterThan(0);
  await expectReadableInBothSchemes(page);
  await page.getByText('Show the Numbers').click();
  await expect(panel(page, 'Over Time').getByRole('row')).toHaveCount(31);
  await expectReadableInBothSchemes(page);
});

test('at 360 px no name breaks within a word, and the table scrolls in its box', async ({
  page,
}) => {
  await newEnquiry();
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, { userType: 'admin' });
  await visit(page, '/dashboard/');
  const owners = panel(page, 'Owners');
  await expect(owners.getByRole('table')).toBeVisible();
  const size = await owners.evaluate((box) => ({
    ...{ inner: box.scrollWidth, outer: box.clientWidth },
    name: box.querySelector('tbody th')?.clientWidth ?? 0,
  }));
  expect(size.inner).toBe(size.outer);
  expect(size.name).toBeGreaterThanOrEqual(100);
  await expectNoHorizontalScroll(page);
});

test('an admin chooses period and region by keyboard, and the address keeps them', async ({
  page,
}) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, '/dashboard/');
  await expect(panel(page, 'Status')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Months' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/by=month/);
  await tabTo(page, page.getByRole('link', { name: 'Dwarka', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/by=month&area=dwk/);
  await expect(page.getByRole('link', { name: 'Months' })).toHaveAttribute('aria-current', 'true');
  await tabTo(page, page.getByText('Show the Numbers'));
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Over Time').getByRole('row')).toHaveCount(13);
});

test('a figure links to the enquiries that it counts', async ({ page }) => {
  await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/dashboard/');
  const cell = panel(page, 'Status').getByRole('row', { name: /^New / }).getByRole('link');
  const count = await cell.innerText();
  await cell.click();
  await expect(page).toHaveURL(/\/enquiries\/\?from=.*&status=New/);
  // Other specs add enquiries meanwhile.
  const heading = mainHeading(page);
  await expect(heading).toHaveText(/^[\d,]+ Enquir(y|ies)$/);
  const found = Number((await heading.innerText()).replace(/\D/g, ''));
  expect(found).toBeGreaterThanOrEqual(Number(count.replaceAll(',', '')));
});

for (const userType of ['visiter', 'executive']) {
  test(`${userType} cannot see the dashboard`, async ({ page }) => {
    await signIn(page, { userType });
    await visit(page, '/dashboard/');
    await expect(mainHeading(page)).toHaveText('You Are Not Authorised To View The Dashboard');
  });
}
