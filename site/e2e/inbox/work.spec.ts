import { readFile } from 'node:fs/promises';
import { signIn } from '../support/accounts';
import { editEnquiry, enquiryCard, inboxPath, newEnquiry } from '../support/enquiries';
import { expect, expectAccessibleInBothSchemes, test, visit } from '../support/fixtures';

test('several enquiries are changed at once; what was refused is named @both', async ({
  page,
  isMobile,
}) => {
  const first = await newEnquiry();
  const name = first.name;
  const taken = await newEnquiry({ name });
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, inboxPath(name));
  await editEnquiry(taken._id, { owner: 'me' });
  for (const { reference } of [first, taken])
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check();
  const bar = page.getByRole('region', { name: 'Selected enquiries' });
  const showAll = async () => {
    if (isMobile) await bar.getByRole('button', { name: 'More' }).click();
  };
  await expect(bar).toContainText('2 enquiries selected');
  expect((await bar.boundingBox())?.height).toBeLessThan(72);
  await expectAccessibleInBothSchemes(page);
  await bar.getByRole('button', { name: 'Take' }).click();
  const told = page.getByRole('dialog', { name: '1 enquiry updated, 1 not' });
  await expect(told).toContainText(`${taken.reference}: Somebody else has it.`);
  await told.getByRole('button', { name: 'Ok, got it' }).click();
  await page.getByRole('checkbox', { name: `Select ${first.reference}` }).check();
  await showAll();
  await expectAccessibleInBothSchemes(page);
  await bar.getByLabel('Status of the selected enquiries').selectOption('Lost');
  await bar.getByLabel('Reason').fill('Too far');
  await bar.getByRole('button', { name: 'Set Status' }).click();
  await expect(enquiryCard(page, name).filter({ hasText: 'Lost' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Select ${first.reference}` }).check();
  await showAll();
  await bar.getByLabel('Owner of the selected enquiries').selectOption({ index: 1 });
  await bar.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('1 enquiry updated')).toBeVisible();
  await expect(enquiryCard(page, name).filter({ hasText: '(you)' })).toHaveCount(0);
});

test('a manager enters a walk-in, which is theirs, and has no export @both', async ({ page }) => {
  const name = `Walk ${String(Date.now())}`;
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/enquiries/');
  await expect(page.getByRole('button', { name: 'Enter Enquiry' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter Enquiry' }).click();
  const form = page.getByRole('dialog', { name: 'Enter Enquiry' });
  await form.getByLabel('Source').selectOption('Walk-in');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Mobile Number').fill('12');
  await expectAccessibleInBothSchemes(page, 'dialog[open]');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('button', { name: /Invalid Phone Number/ })).toBeVisible();
  await form.getByLabel('Mobile Number').fill('9811100000');
  await form.getByLabel(/^The person agreed/).check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toBeHidden();
  const card = enquiryCard(page, name);
  await expect(card).toContainText('Walk-in');
  await expect(card).toContainText('(you)');
});

test('an admin exports what the list shows; no cell begins a formula', async ({ page }) => {
  const { name } = await newEnquiry({ message: '=1+2' });
  await signIn(page, { userType: 'admin' });
  await visit(page, inboxPath(name));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [heading = '', row = '', ...others] = text.trim().split('\r\n');
  expect(heading).toContain('"Reference","Received On"');
  expect(row).toContain(`"${name}"`);
  expect(row).toContain(`"'=1+2"`);
  expect(others).toEqual([]);
});
