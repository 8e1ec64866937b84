import type { Locator } from '@playwright/test';
import { signIn } from '../support/accounts';
import { editEnquiry, enquiryCard, inboxPath, newEnquiry } from '../support/enquiries';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  reload,
  tabTo,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';

test('staff see the list, its filters and counts @both', async ({ page }) => {
  const { name } = await newEnquiry({ message: 'May I see it on Sunday?' });
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/enquiries/');
  await expect(mainHeading(page)).toHaveText(/^[\d,]+ Enquir(y|ies)$/);
  await expect(enquiryCard(page, name)).toContainText('May I see it on Sunday?');
  const status = page.getByRole('navigation', { name: 'Status' });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  await expect(status).toHaveCount(isNarrow ? 0 : 1);
  await expectAccessibleInBothSchemes(page);
  await tabTo(page, filters, 90);
  await page.keyboard.press('Enter');
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(status.getByRole('link', { name: /^New/ })).toHaveText(/^New[\d,]+$/);
  await expectReadableInBothSchemes(page);
  await page.getByLabel('Name, Phone or Note').fill(name);
  await page.getByLabel('Owner').selectOption('Nobody');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/owner=nobody&words=Visitor/);
  await expect(mainHeading(page)).toHaveText('1 Enquiry');
  await expect(filters).toHaveAccessibleName(/^Filters ?, 2 in use$/);
  await expectNoHorizontalScroll(page);
  await reload(page);
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Owner')).toHaveValue('nobody');
  await status.getByRole('link', { name: /^Won/ }).click();
  await expect(page.getByText('No enquiry is found so.')).toBeVisible();
  await status.getByRole('link', { name: /^New/ }).click();
  await page.getByRole('link', { name: /Remove Owner Nobody/ }).click();
  await expect(page).not.toHaveURL(/owner/);
  await expect(enquiryCard(page, name)).toBeVisible();
});

for (const userType of ['visiter', 'account']) {
  test(`${userType} cannot see the inbox`, async ({ page }) => {
    await signIn(page, { userType });
    await visit(page, '/enquiries/');
    await expect(mainHeading(page)).toHaveText('You Are Not Authorised To View Enquiries');
  });
}

test('an executive reads, and changes nothing', async ({ page }) => {
  const { _id, name } = await newEnquiry();
  await signIn(page, { userType: 'executive' });
  await visit(page, inboxPath(name));
  const card = enquiryCard(page, name);
  await expect(card.getByRole('link', { name: `Call ${name}` })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await visit(page, `/enquiries/?id=${_id}`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next Step' })).toHaveCount(0);
});

/** Lets a link call nobody: the browser of the spec has no telephone. */
const withoutTelephone = (callLink: Locator): Promise<void> =>
  callLink.evaluate((link) => {
    link.setAttribute('href', '#called');
  });

test('a call offers the status Contacted, which is one press, by keyboard too', async ({
  page,
}) => {
  const { name } = await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, inboxPath(name));
  const card = enquiryCard(page, name);
  const callLink = card.getByRole('link', { name: `Call ${name}` });
  await expect(callLink).toHaveAttribute('href', /^tel:\+917\d{9}$/);
  await withoutTelephone(callLink);
  await tabTo(page, callLink, 90);
  await page.keyboard.press('Enter');
  await expectAccessibleInBothSchemes(page);
  const contacted = card.getByRole('button', { name: 'Contacted' });
  await tabTo(page, contacted);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading')).toContainText('Contacted');
});

test('who has reached a visitor whom somebody else has taken is told', async ({ page }) => {
  const { _id, name } = await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, inboxPath(name));
  const card = enquiryCard(page, name);
  const callLink = card.getByRole('link', { name: `Call ${name}` });
  await withoutTelephone(callLink);
  await callLink.click();
  await editEnquiry(_id, { owner: 'me', status: 'Contacted' });
  await card.getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByRole('dialog', { name: 'Somebody else has taken it' })).toBeVisible();
  await expect(card).not.toContainText('Nobody has it');
});

test('who saves Contacted after somebody else is told, and keeps the note', async ({ page }) => {
  const { _id } = await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, `/enquiries/?id=${_id}`);
  const main = page.getByRole('main');
  await main.getByLabel('Status').selectOption('Contacted');
  await main.getByLabel('Note').fill('Calls back');
  await editEnquiry(_id, { owner: 'me', status: 'Contacted' });
  const save = main.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByRole('alert').getByText('Somebody else has taken it')).toBeVisible();
  await expect(main).not.toContainText('Nobody has it');
  await expect(main.getByLabel('Note')).toHaveValue('Calls back');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).not.toContainText('Calls back');
  await save.click();
  await expect(timeline).toContainText('Calls back');
});

test('the offer of Contacted outlives a reload, until it is put off', async ({ page }) => {
  const { name, _id } = await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, inboxPath(name));
  const callLink = enquiryCard(page, name).getByRole('link', { name: `Call ${name}` });
  await withoutTelephone(callLink);
  await callLink.click();
  const offer = page.getByText(`Did you reach ${name}?`);
  await expect(offer).toBeVisible();
  await reload(page);
  await expect(offer).toBeVisible();
  await visit(page, `/enquiries/?id=${_id}`);
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not Yet' }).click();
  await expect(offer).toHaveCount(0);
  await reload(page);
  await expect(mainHeading(page)).toContainText(name);
  await expect(offer).toHaveCount(0);
});

test('enquiries are found by source, and without a listing @both', async ({ page }) => {
  const { name } = await newEnquiry({ source: 'Walk-in' });
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, inboxPath(name));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Source').selectOption('Walk-in');
  await page.getByLabel('Listing Code').fill('none');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/listing=none&source=Walk-in&words=/);
  await expect(enquiryCard(page, name)).toBeVisible();
  await page.getByLabel('Source').selectOption('Site');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No enquiry is found so.')).toBeVisible();
});

test.describe(() => {
  test.use({ knownError: /403|404/ });

  test('who takes first owns it; the other is told @both', async ({ page }) => {
    const { _id, name, reference } = await newEnquiry();
    await signIn(page, { userType: 'manager_dwk' });
    await visit(page, inboxPath(name));
    const take = enquiryCard(page, name).getByRole('button', { name: `Take ${reference}` });
    await expect(take).toBeVisible();
    await editEnquiry(_id, { owner: 'me' });
    await take.click();
    const told = page.getByRole('dialog', { name: 'Somebody else has taken it' });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Ok, got it' }).click();
    const card = enquiryCard(page, name);
    await expect(card).not.toContainText('Nobody has it');
    await expect(card.getByRole('button', { name: /^(Take|Release)/ })).toHaveCount(0);
    await visit(page, `/enquiries/?id=${_id}`);
    const owner = page.locator('header p', { hasText: /^Owner: / });
    await expect(owner).toBeVisible();
    await expect(page.getByRole('button', { name: 'Assign' })).toHaveCount(0);
    await editEnquiry(_id, { owner: 'nobody' });
    await reload(page);
    await page.getByRole('button', { name: `Take ${reference}` }).click();
    await page.getByRole('button', { name: `Release ${reference}` }).waitFor();
    const choice = page.getByLabel(`New owner of ${reference}`);
    const colleague = await choice.locator('option').nth(1).textContent();
    await choice.selectOption({ index: 1 });
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Assign' }).click();
    await expect(owner).toHaveText(`Owner: ${colleague ?? ''}`);
    await expect(choice).toHaveCount(0);
  });

  test('the other region’s enquiry, and one that is not there, say so', async ({ page }) => {
    const { _id } = await newEnquiry({ area: 'ggn' });
    await signIn(page, { userType: 'manager_dwk' });
    await visit(page, `/enquiries/?id=${_id}`);
    await expect(mainHeading(page)).toHaveText('This enquiry belongs to the other region');
    await visit(page, '/enquiries/?id=nothing');
    await expect(mainHeading(page)).toHaveText('There is no such enquiry');
  });
});

test('the detail has facts, a form for the next step and the timeline @both', async ({ page }) => {
  const { _id, name } = await newEnquiry({ message: 'Is there a lift?' });
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, `/enquiries/?id=${_id}`);
  await expect(mainHeading(page)).toContainText(name);
  await expect(page.getByText('Is there a lift?')).toBeVisible();
  await page.getByLabel('Status').selectOption('Lost');
  await page.getByLabel('Note').fill('Bought elsewhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Reason is required/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Too far');
  await page.getByRole('button', { name: 'Save' }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Bought elsewhere');
  await expect(timeline).toContainText('Status: New → Lost');
  await expectReadableInBothSchemes(page);
});

test('today has overdue and due follow-ups, then new ones that wait longest @both', async ({
  page,
}) => {
  const dayFromNow = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', {
      timeZone: 'Asia/Kolkata',
    });
  const due = await newEnquiry({ area: 'ggn' });
  await editEnquiry(due._id, { followUpOn: dayFromNow(0), status: 'Contacted' });
  await signIn(page, { userType: 'manager_ggn' });
  await visit(page, '/enquiries/?view=today');
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Overdue Follow-ups')).toContainText('Yusuf Sample');
  await expect(part('Due Today')).toContainText(due.name);
  await expect(part('New Enquiries')).not.toContainText(due.name);
  await expectReadableInBothSchemes(page);
});
