import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exportName } from '../../src/domain';
import { signIn } from '../support/accounts';
import { expect, test, visit, expectReadableInBothSchemes } from '../support/fixtures';
import { HOMES } from '../support/lists';
import { mockResponses } from '../support/mocks';
import { view } from '../support/table';

// One spec fails a call on purpose.
test.use({ knownError: /500/ });

const button = (page: Page) => page.getByRole('button', { name: 'Export CSV' });

/** Opens the table of the homes that a search finds. */
async function openTable(page: Page, query: string): Promise<void> {
  await visit(page, `${HOMES.path}?${query}`);
  await view(page, 'Table').click();
  await expect(button(page)).toBeVisible();
}

async function exported(page: Page, press: () => Promise<void>): Promise<readonly string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toBe('dwk-rs.csv');
  return (await readFile(await download.path(), 'utf8')).trim().split(/\r\n(?="DWK)/);
}

test('staff export what the list finds, from its table', { tag: '@both' }, async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await openTable(page, 'minPrice=10000000&sorting=Demand-Low+To+High');
  await expectReadableInBothSchemes(page);
  const codes = await page.getByRole('rowheader').allTextContents();
  const [heading, ...rows] = await exported(page, () => button(page).press('Enter'));
  expect(heading).toContain('"code","propertyFor"');
  expect(heading).not.toContain('publicFrom');
  expect(rows.slice(0, codes.length).map((row) => row.slice(1, row.indexOf('",')))).toEqual(codes);
  await expect(page.getByText(`${String(rows.length)} exported`)).toBeVisible();
});

test('an admin has private columns too, and a failure can be tried again', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await openTable(page, 'minPrice=10000000');
  const call = `api/dwk/${exportName('RS')}`;
  const sent = await mockResponses(page, call, { status: 500, json: { msg: 'down' } });
  await button(page).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  expect(sent).toEqual([{ values: { minPrice: 10_000_000, sorting: 'none' } }]);
  const [heading] = await exported(page, () => retry.click());
  expect(heading).toContain('"publicFrom"');
});
