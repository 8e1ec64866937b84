import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { freshPhone, newAccount, signIn, startSession } from '../support/accounts';
import { newEnquiry } from '../support/enquiries';
import {
  expect,
  expectAccessibleInBothSchemes,
  tabTo,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';
import { field } from '../support/forms';
import { callCms } from '../support/http';

/** Somebody with an account, a review and an enquiry. */
async function newPerson() {
  const account = await newAccount();
  const token = await startSession(account);
  const review = { rating: 4, review: `Of ${account.uname}` };
  await callCms('POST', '/api/ReviewCreate', review, token);
  const { reference } = await newEnquiry({ phone: account.userId });
  return { ...account, reference };
}

async function find(page: Page, phone: string): Promise<void> {
  await field(page, 'Mobile Number').fill(phone);
  await page.getByRole('button', { name: 'Find' }).click();
}
const result = (page: Page) => page.getByRole('region', { name: 'What Is Stored' });
/** What the page says of a search or an erasure that is done. */
const told = (page: Page) => page.getByRole('status').filter({ hasText: /\.$/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Erase This Person?' });
const contentOf = async (file: Download) => await readFile(await file.path(), 'utf8');

test(
  'a super admin finds, saves and erases what is stored of a person',
  { tag: '@both' },
  async ({ page, requests }) => {
    const person = await newPerson();
    await signIn(page, { superAdmin: true });
    await visit(page, '/sadmin/');
    await page.getByRole('link', { name: 'Personal Data' }).click();
    await expect(mainHeading(page)).toHaveText('Personal Data');
    await expectAccessibleInBothSchemes(page);

    await tabTo(page, field(page, 'Mobile Number'));
    await page.keyboard.type(`+91 ${person.userId}`);
    await page.keyboard.press('Enter');
    await expect(result(page).locator('dl')).toContainText(/Accounts1Reviews1Enquiries1/);
    await expect(result(page).getByRole('link', { name: person.uname })).toBeVisible();
    await expectReadableInBothSchemes(page);
    const saved = page.waitForEvent('download');
    await result(page).getByRole('button', { name: 'Download' }).press('Enter');
    const file = await contentOf(await saved);
    expect(JSON.parse(file)).toMatchObject({
      accounts: [{ userId: person.userId }],
      reviews: [{ review: `Of ${person.uname}` }],
      enquiries: [{ reference: person.reference, phone: person.userId }],
    });

    await result(page).getByRole('button', { name: 'Erase' }).press('Enter');
    await question(page).getByLabel(`Delete the account of ${person.uname}`).check();
    await question(page).getByLabel('Delete 1 review').check();
    await expect(question(page)).toContainText('Without the tick they stay public');
    await field(question(page), 'Mobile Number Again').fill(freshPhone());
    await page.keyboard.press('Enter');
    await expect(field(question(page), 'Mobile Number Again')).toHaveAccessibleDescription(
      /Enter the number of this person again/,
    );
    await expectAccessibleInBothSchemes(page);
    await field(question(page), 'Mobile Number Again').fill(person.userId);
    await page.keyboard.press('Enter');
    await expect(told(page)).toHaveText('1 account and 1 review deleted, 1 enquiry anonymised.');
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeFocused();
    await expect(field(page, 'Mobile Number')).toHaveValue('');
    await expectAccessibleInBothSchemes(page);

    await find(page, person.userId);
    await expect(told(page)).toHaveText('Nothing is stored with this number.');
    expect(page.url()).not.toContain(person.userId);
    expect(requests.filter((one) => one.url().includes(person.userId))).toEqual([]);
  },
);

test('an account of staff stays, and says why', async ({ page }) => {
  const manager = await newAccount({ userType: 'manager_dwk' });
  await signIn(page, { superAdmin: true });
  await visit(page, '/sadmin/?view=person');
  await find(page, manager.userId);
  await result(page).getByRole('button', { name: 'Erase' }).click();
  await expect(question(page)).toContainText('is one of staff and stays. Change its role first');
  await expect(question(page).getByRole('checkbox')).toHaveCount(0);
});

test('a wrong number is told at its field', async ({ page, requests }) => {
  await signIn(page, { superAdmin: true });
  await visit(page, '/sadmin/?view=person');
  await find(page, '12345');
  await expect(field(page, 'Mobile Number')).toHaveAccessibleDescription(/Invalid Phone Number/);
  expect(requests.filter((one) => one.url().includes('PersonExport'))).toEqual([]);
});

test('only a super admin sees the page', async ({ page }) => {
  await signIn(page, { userType: 'admin' });
  await visit(page, '/sadmin/?view=person');
  await expect(mainHeading(page)).toHaveText('Login to your account(SuperAdmin)');
});

test.describe('without the CMS', () => {
  test.use({ knownError: /ERR_FAILED/ });

  test('search and erasure keep what was typed, and can be repeated', async ({ page }) => {
    const person = await newPerson();
    await signIn(page, { superAdmin: true });
    await visit(page, '/sadmin/?view=person');
    await page.route('**/api/Person*', (route) => route.abort());
    await find(page, person.userId);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field(page, 'Mobile Number')).toHaveValue(person.userId);
    await page.unroute('**/api/Person*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await result(page).getByRole('button', { name: 'Erase' }).click();
    await page.route('**/api/PersonErase', (route) => route.abort());
    await question(page).getByLabel('Delete 1 review').check();
    await field(question(page), 'Mobile Number Again').fill(person.userId);
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('alert')).toBeVisible();
    await expect(question(page).getByLabel('Delete 1 review')).toBeChecked();
    await expect(field(question(page), 'Mobile Number Again')).toHaveValue(person.userId);
    await page.unroute('**/api/PersonErase');
    await question(page).getByRole('button', { name: 'Retry' }).click();
    await expect(told(page)).toContainText('0 accounts and 1 review deleted, 1 enquiry');
  });
});
