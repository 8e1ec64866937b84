import type { Browser } from '@playwright/test';
import { freshPhone, signIn } from '../support/accounts';
import { editEnquiry, enquiryCard, inboxPath, newEnquiry } from '../support/enquiries';
import { expect, expectAccessibleInBothSchemes, test, visit } from '../support/fixtures';
import { field } from '../support/forms';
import { enquiryDialog } from '../support/visitor-enquiries';

/** Sends an enquiry as a visitor. @returns its visitor's name and a function that withdraws it */
async function sentByVisitor(browser: Browser) {
  const page = await browser.newPage();
  const phone = freshPhone();
  const name = `Visitor ${phone}`;
  await visit(page, '/dwk/');
  await page.getByRole('main').getByRole('link', { name: 'Enquire' }).first().click();
  const form = enquiryDialog(page);
  await field(form, 'Name').fill(name);
  await field(form, 'Mobile Number').fill(phone);
  await form.getByLabel('I agree to be contacted about this enquiry.').check();
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('link', { name: 'See My Enquiry' }).click();
  const withdraw = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('main')).toContainText('You withdrew your consent on');
    await page.close();
  };
  return { name, withdraw };
}

test('a withdrawal reaches an open list and an open enquiry', async ({ page, browser }) => {
  const { name, withdraw } = await sentByVisitor(browser);
  await page.clock.install();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, inboxPath(name));
  const other = await page.context().newPage();
  await visit(other, inboxPath(name));
  await enquiryCard(other, name).getByRole('link', { name, exact: true }).click();
  const main = other.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Next Step' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(enquiryCard(page, name).getByRole('link', { name: /^Call/ })).toBeVisible();
  await withdraw();
  await page.clock.runFor(21_000);
  for (const part of [main, enquiryCard(page, name)]) {
    await expect(part).toContainText('do not contact');
    await expect(part.getByRole('link', { name: /^(Call|WhatsApp)/ })).toHaveCount(0);
    await expect(part.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  }
  await expect(main.getByRole('heading', { name: 'Next Step' })).toHaveCount(0);
});

test('staff record a withdrawal that a person says on the phone @both', async ({ page }) => {
  const { _id, name } = await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, `/enquiries/?id=${_id}`);
  const main = page.getByRole('main');
  const record = main.getByRole('button', { name: 'Record Withdrawal' });
  await record.click();
  const question = page.getByRole('dialog', { name: 'Record the withdrawal?' });
  await expect(question).toContainText(name);
  await expectAccessibleInBothSchemes(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('heading', { name: 'Next Step' })).toBeVisible();
  await record.click();
  await question.getByRole('button', { name: 'Record Withdrawal' }).click();
  await expect(main.getByText('Withdrawn: do not contact.')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveCount(0);
  await expect(record).toHaveCount(0);
  const entry = main.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first();
  await expect(entry).toContainText('Consent withdrawn: do not contact');
  await expect(entry).not.toContainText('Visitor');
});

test('a change by others keeps the note that somebody types', async ({ page }) => {
  const { _id, name } = await newEnquiry();
  await page.clock.install();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, `/enquiries/?id=${_id}`);
  const main = page.getByRole('main');
  await main.getByLabel('Note').fill('Calls back');
  await editEnquiry(_id, { status: 'Lost', lostReason: 'Too far' });
  await page.clock.runFor(21_000);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${name} Lost`);
  await expect(main.locator('dd', { hasText: 'Too far' })).toBeVisible();
  await expect(main.getByLabel('Note')).toHaveValue('Calls back');
  await expect(main.getByLabel('Note')).toBeFocused();
  await editEnquiry(_id, { status: 'Contacted' });
  await page.clock.runFor(21_000);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${name} Contacted`);
  await expect(main.locator('dd', { hasText: 'Too far' })).toHaveCount(0);
});
