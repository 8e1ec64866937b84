import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { ActionCounter } from '../support/action-counter';
import {
  expect,
  reload,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';
import { createListing, readListing } from '../support/listings';
import { mockResponses } from '../support/mocks';

const PATH = '/dashboard/?view=to-check';
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /to check\.$/ });
const countOf = async (page: Page): Promise<number> => {
  await expect(status(page)).toBeVisible();
  return parseInt((await status(page).textContent()) ?? '', 10);
};
const codeOf = async (page: Page, at: number): Promise<string> =>
  (await rows(page).nth(at).getByRole('link', { name: /^DWK-/ }).textContent()) ?? '';

test('a manager checks listings by one press each, and several at once @both', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, PATH);
  await expect(mainHeading(page)).toHaveText('To Check');
  const count = await countOf(page);
  const [one, two, three] = [await codeOf(page, 0), await codeOf(page, 1), await codeOf(page, 2)];
  const row = (code: string) => rows(page).filter({ hasText: code });
  await expect(row(one)).toContainText(/Checked on \d\d-\d\d-\d{4} · withdrawn on \d\d-\d\d-\d{4}/);
  await expectReadableInBothSchemes(page);

  const hand = new ActionCounter();
  await hand.press(page.getByRole('button', { name: `Checked ${one}` }));
  const done = page.getByRole('button', { name: `Checked Today ${one}` });
  await expect(done).toBeFocused();
  expect(hand.count).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: '1 listing checked' })).toBeVisible();
  expect(await countOf(page)).toBe(count - 1);

  for (const code of [two, three]) await row(code).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected listings' });
  await expect(bar).toContainText('2 listings selected');
  await expectReadableInBothSchemes(page);
  await bar.getByRole('button', { name: 'Checked' }).press('Enter');
  await expect(bar).toHaveCount(0);
  for (const code of [two, three]) await expect(row(code)).toContainText('Checked Today');

  await reload(page);
  await expect(mainHeading(page)).toHaveText('To Check');
  for (const code of [one, two, three]) await expect(row(code)).toHaveCount(0);
});

test('one that was withdrawn meanwhile is told, and the others are checked', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id: id, code } = await createListing(member, 'dwk', 'propresi');
  const listing = {
    ...{ kind: 'propresi', _id: id, code, title: '3 BHK Flat for SALE', propertyFor: 'SALE' },
    ...{ locality: 'Sector 7', price: 4_321_000, phoneOfContactPerson: null, stage: 'Available' },
    ...{ checkedOn: '2026-10-01', withdrawnOn: '2026-11-30' },
    reraNote: 'RERA: ends on 12 Nov 2026',
  };
  const json = { lists: [listing], count: 1, limit: 100, offset: 0 };
  await mockResponses(page, 'ListingCheckSearch', { json });
  await visit(page, PATH);
  await expect(page.getByText('RERA: ends on 12 Nov 2026')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select All' }).check();
  await page
    .getByRole('region', { name: 'Selected listings' })
    .getByRole('button', { name: 'Checked' })
    .click();
  const message = page.getByRole('dialog', { name: '0 listings checked, 1 not' });
  await expect(message).toContainText(`${code}: It is not on offer: Withdrawn.`);
  expect(await readListing(member, 'dwk', 'propresi', id)).toMatchObject({ checkedOn: null });
});

test('an admin chooses the region, and the menu leads there', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, '/dashboard/');
  const panel = page.getByRole('region', { name: 'Withdrawn, because Nobody Checked Them' });
  await panel.getByRole('link', { name: 'Listings to Check' }).click();
  await expect(mainHeading(page)).toHaveText('To Check');
  await page
    .getByRole('navigation', { name: 'Region' })
    .getByRole('link', { name: 'Dwarka Expressway' })
    .click();
  await expect(page).toHaveURL(/view=to-check&area=ggn/);
  await expect(rows(page).getByRole('link', { name: /^GGN-/ })).not.toHaveCount(0);
  await expect(rows(page).getByRole('link', { name: /^DWK-/ })).toHaveCount(0);
});
