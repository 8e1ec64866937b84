import type { Locator, Page } from '@playwright/test';
import { freshPhone, signInAsNew } from '../support/accounts';
import { ActionCounter } from '../support/action-counter';
import { parameters } from '../support/api';
import { enquiriesOf, enquiryDialog, openHome } from '../support/visitor-enquiries';
import {
  expect,
  expectAccessibleInBothSchemes,
  reload,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';
import { field, chooseInAccountMenu } from '../support/forms';
import { loseFirstResponse } from '../support/mocks';

const CONSENT = 'I agree to be contacted about this enquiry.';
const CREATE = '/api/EnquiryCreate';

/** The link in the summary on a wide screen, in the bar on a phone. */
const enquire = (page: Page): Locator =>
  page
    .locator('aside, [data-bottom-bar]')
    .getByRole('link', { name: 'Enquire', exact: true })
    .filter({ visible: true })
    .first();

async function fill(form: Locator, phone: string): Promise<void> {
  await field(form, 'Name').fill('Asha Verma');
  await field(form, 'Mobile Number').fill(phone);
}

/** The errors above the fields. */
const summaryOf = (form: Locator) => form.getByRole('alert').first();
const send = (form: Locator) => form.getByRole('button', { name: 'Send', exact: true });
const sent = (page: Page) => page.getByRole('dialog', { name: 'Enquiry Sent' });

test(
  'an enquiry about a home takes three presses and the typed words',
  { tag: '@both' },
  async ({ page }) => {
    const code = await openHome(page);
    const phone = freshPhone();
    const user = new ActionCounter();
    await user.press(enquire(page));
    const form = enquiryDialog(page);
    await expect(field(form, 'Message')).toHaveValue(new RegExp(code));
    await expect(form.getByRole('checkbox', { name: CONSENT })).not.toBeChecked();
    await expect(form.getByRole('heading', { name: 'Notice about Enquiries' })).toBeVisible();
    await expectReadableInBothSchemes(page);
    await fill(form, phone);
    await user.press(form.getByLabel(CONSENT));
    await user.press(send(form));
    expect(user.count).toBe(3);
    await expect(sent(page)).toContainText(/ENQ-\d{6}/);
    const { headOffice } = await parameters();
    await expect(sent(page)).toContainText(headOffice.hours ?? 'hours');
    await expectAccessibleInBothSchemes(page);
    const [stored] = await enquiriesOf(phone);
    expect(stored).toMatchObject({
      listing: { code },
      visitOn: null,
      notice: { language: 'English', version: '2026-11-01' },
    });
    await expect(sent(page)).toContainText(stored?.reference ?? 'none');

    await sent(page).getByRole('link', { name: 'See My Enquiry' }).click();
    await expect(mainHeading(page)).toHaveText(`Enquiry ${stored?.reference ?? ''}`);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('main').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('main')).toContainText('You withdrew your consent on');
    await expect(page.getByRole('main').getByRole('button', { name: 'Withdraw' })).toBeHidden();
    expect((await enquiriesOf(phone))[0]?.withdrawnAt).toEqual(expect.any(String));
  },
);

test('the notice is there in Hindi, and what was shown is sent', async ({ page }) => {
  await openHome(page);
  await enquire(page).click();
  const form = enquiryDialog(page);
  await form.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(form.locator('[lang="hi"] li').first()).toContainText('मोबाइल नंबर');
  const request = page.waitForRequest(`**${CREATE}`);
  await page.route(`**${CREATE}`, (route) =>
    route.fulfill({ json: { msg: 'success', reference: 'ENQ-000001', key: 'k' } }),
  );
  await fill(form, freshPhone());
  await form.getByLabel('Request a visit').check();
  await form.getByLabel('Visit On').selectOption({ index: 1 });
  await form.getByLabel(CONSENT).check();
  await send(form).click();
  expect((await request).postDataJSON()).toMatchObject({
    noticeLanguage: 'Hindi',
    visitOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    proof: expect.any(String) as unknown,
    website: '',
  });
  await expect(sent(page)).toContainText('ENQ-000001');
});

test('what is missing is said beside the fields, and by keyboard all of it can be done', async ({
  page,
}) => {
  await openHome(page);
  await enquire(page).focus();
  await page.keyboard.press('Enter');
  const form = enquiryDialog(page);
  await expect(field(form, 'Name')).toBeVisible();
  await send(form).focus();
  await page.keyboard.press('Enter');
  await expect(summaryOf(form)).toContainText('3 things are not right yet');
  await expect(summaryOf(form)).toContainText('Name is required');
  await expect(summaryOf(form)).toContainText('Please agree to be contacted');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(form, 'Name')).toBeFocused();
});

test('no key, no screen reader and no autofill reaches the field for programs', async ({
  page,
}) => {
  await openHome(page);
  await enquire(page).click();
  const trap = enquiryDialog(page).locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
});

test.describe('of a listing that is gone', () => {
  test.use({ knownError: /status of 404/ });

  test('the next press sends the enquiry without it', async ({ page }) => {
    await openHome(page);
    const phone = freshPhone();
    await page.route(`**${CREATE}`, (route) =>
      'listing' in (route.request().postDataJSON() as object)
        ? route.fulfill({ status: 404, json: { msg: 'errorNotFound' } })
        : route.continue(),
    );
    await enquire(page).click();
    const form = enquiryDialog(page);
    await fill(form, phone);
    await form.getByLabel(CONSENT).check();
    await send(form).click();
    await expect(page.getByText('The property is not on offer any more')).toBeVisible();
    await expect(field(form, 'Mobile Number')).toHaveValue(phone);
    await send(form).click();
    await expect(sent(page)).toContainText(/ENQ-\d{6}/);
    expect(await enquiriesOf(phone)).toMatchObject([{ listing: null }]);
  });
});

test('without a region, as in Contact Us, the visitor chooses one', async ({ page }) => {
  await visit(page, '/');
  await page.locator('#contact').getByRole('link', { name: 'Enquire' }).click();
  const form = enquiryDialog(page);
  await send(form).click();
  await expect(summaryOf(form)).toContainText('Region is required');
  await field(form, 'Region').selectOption('Dwarka Expressway');
  await expect(summaryOf(form)).not.toContainText('Region is required');
});

test('a region page asks about its region', async ({ page }) => {
  await visit(page, '/dwk/');
  await page.getByRole('main').getByRole('link', { name: 'Enquire' }).first().click();
  const form = enquiryDialog(page);
  await expect(field(form, 'Message')).toHaveValue(
    'I am interested in properties in Dwarka New Delhi.',
  );
  await expect(field(form, 'Region')).toBeHidden();
});

test('a reload keeps what was typed', async ({ page }) => {
  await openHome(page);
  await enquire(page).click();
  await fill(enquiryDialog(page), '9811111111');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('9811111111');
  await reload(page);
  await enquire(page).click();
  await expect(field(enquiryDialog(page), 'Mobile Number')).toHaveValue('9811111111');
});

test('a day that passed while a draft was kept is asked anew', async ({ page }) => {
  await openHome(page);
  await enquire(page).click();
  const form = enquiryDialog(page);
  const day = field(form, 'Visit On');
  await form.getByLabel('Request a visit').check();
  await day.selectOption({ index: 1 });
  await fill(form, '9811111112');
  const kept = await day.inputValue();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('9811111112');
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await reload(page);
  await enquire(page).click();
  await form.getByLabel(CONSENT).check();
  await expect(day).not.toContainText(kept);
  await send(form).click();
  await expect(summaryOf(form)).toContainText('Visit On must be within the next 14 days');
  await expect(day.locator('option:checked')).toHaveText('Choose');
});

test.describe('on a bad line', () => {
  test.use({ knownError: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('an enquiry whose answer is lost is sent again, and is one', async ({ page }) => {
    await openHome(page);
    const phone = freshPhone();
    await loseFirstResponse(page, CREATE);
    await enquire(page).click();
    const form = enquiryDialog(page);
    await fill(form, phone);
    await form.getByLabel(CONSENT).check();
    await send(form).click();
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(sent(page)).toContainText(/ENQ-\d{6}/);
    expect(await enquiriesOf(phone)).toHaveLength(1);
  });

  test('offline the form stays, and sends once the line is back', async ({ page, context }) => {
    await openHome(page);
    const phone = freshPhone();
    await enquire(page).click();
    const form = enquiryDialog(page);
    await expect(form.getByRole('heading', { name: 'Notice about Enquiries' })).toBeVisible();
    await fill(form, phone);
    await form.getByLabel(CONSENT).check();
    await context.setOffline(true);
    await send(form).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(field(form, 'Mobile Number')).toHaveValue(phone);
    await context.setOffline(false);
    await retry.click();
    await expect(sent(page)).toContainText(/ENQ-\d{6}/);
    expect(await enquiriesOf(phone)).toHaveLength(1);
  });
});

test('what was sent while signed in is under My Enquiries', async ({ page }) => {
  const member = await signInAsNew(page, { userType: 'visiter' });
  await openHome(page);
  const mine = await chooseInAccountMenu(page, 'My Enquiries');
  await expect(mine).toContainText('You have sent no enquiry with this account');
  await page.keyboard.press('Escape');
  await enquire(page).click();
  const form = enquiryDialog(page);
  await expect(field(form, 'Mobile Number')).toHaveValue(member.userId);
  await form.getByLabel(CONSENT).check();
  await send(form).click();
  await sent(page).getByRole('button', { name: 'Close' }).last().click();
  await chooseInAccountMenu(page, 'My Enquiries');
  await expectAccessibleInBothSchemes(page);
  await mine.getByRole('link', { name: /ENQ-/ }).click();
  await expect(mainHeading(page)).toHaveText(/Enquiry ENQ-\d{6}/);
});
