import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import {
  expect,
  expectAccessibleInBothSchemes,
  test,
  visit,
  expectReadableInBothSchemes,
} from '../support/fixtures';

// A refused file is 400, and an import that is not there 404.
test.use({ knownError: /40[04]/ });

const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const fileInput = (page: Page) => page.getByLabel('CSV File');
const csvFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

// A row that is the same as an imported one is not imported again. An inactive listing leaves the lists of other specs alone.
const LOCALITY = `Sector ${String(Date.now())}`;
const ROWS = [
  'Property Type,Project Type,Where,Demand,Status,Furnished,Property Status',
  `Flat,DDA,${LOCALITY},9500000,Ready To Move,Furnished,inactive`,
  `Flat,DDA,${LOCALITY},many,Ready To Move,Furnished,inactive`,
];

test('an admin imports a file, after a dry run that says what is wrong', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, '/dwk/import/');
  await expectAccessibleInBothSchemes(page);
  await fileInput(page).setInputFiles(csvFile('empty.csv', ''));
  await expect(page.getByRole('alert')).toHaveText(/^empty\.csv is empty/);
  await fileInput(page).setInputFiles(csvFile('flats.csv', ROWS.join('\n')));

  await expect(step(page, 'Columns')).toBeFocused();
  await expect(select(page, 'Demand')).toHaveValue('Demand');
  await expect(select(page, 'Where')).toHaveValue('');
  await expect(page.getByText('2 of 7 columns are left out.')).toBeVisible();
  await select(page, 'Where').selectOption('Demand');
  await select(page, 'Furnished').selectOption('Furnished Status');
  await page.getByRole('button', { name: 'Try It' }).click();
  await expect(select(page, 'Demand')).toBeFocused();
  await expect(select(page, 'Demand')).toHaveAccessibleDescription(
    /Two columns are Demand: leave one out/,
  );
  await select(page, 'Where').selectOption('Locality');
  await select(page, 'Property For').selectOption('SALE');
  await expectReadableInBothSchemes(page);
  await page.getByRole('button', { name: 'Try It' }).press('Enter');

  await expect(step(page, 'Dry Run')).toBeFocused();
  await expect(page.getByText('2 rows: 1 new, 1 refused.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Report' })).toContainText(
    /Row 3 refused.*Demand: many.*Demand must be a number/,
  );
  await expect(page.getByText(`New names that would be added: ${LOCALITY}`)).toBeVisible();
  await expectReadableInBothSchemes(page);
  await page.getByRole('button', { name: 'Change Columns' }).click();
  await expect(select(page, 'Where')).toHaveValue('Locality');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(step(page, 'Import')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Import Another File' })).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(page.getByText('2 rows: 1 new, 1 refused.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report).toContain('"3","refused","expectedPrice","many","Demand must be a number"');

  const list = page.getByRole('main').getByRole('link', { name: 'Residential Property For Sale' });
  await list.click();
  await expect(page.getByText(LOCALITY).first()).toBeVisible();

  // A visit that begins at an import, as from a reload.
  await visit(page, address);
  await page.getByRole('link', { name: 'Import Another File' }).click();
  await expect(step(page, 'File')).toBeFocused();
  const earlier = page.getByRole('listitem').filter({ hasText: 'flats.csv' }).first();
  await expect(earlier).toContainText('Imported: 1 new, 1 refused');
  await visit(page, '/dwk/import/?id=gone');
  await expect(page.getByRole('alert')).toHaveText(/^This import is not there\./);
});

test('a manager is not authorised to import', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/dwk/import/');
  await expect(step(page, 'You Are Not Authorised To Import Listings')).toBeVisible();
});
