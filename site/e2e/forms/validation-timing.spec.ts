import type { Locator, Page } from '@playwright/test';
import { openLogin, openRegister } from '../support/login';
import { expect, test, visit } from '../support/fixtures';

/** Clicks at the position of an element, slowly enough for the form to validate the previous field. */
async function clickSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 100 });
}

/** The forms of a visitor, each with a field that stays invalid and a checkbox below it. */
const FORMS = {
  'the registration': {
    open: openRegister,
    field: "User's Mobile as user ID",
    typed: '0812345678',
    says: 'Invalid Phone Number',
    box: 'I agree',
  },
  'the page of the registration': {
    open: async (page: Page) => {
      await visit(page, '/register/');
      return page.getByRole('main');
    },
    field: 'Confirm Password',
    typed: '',
    says: 'Confirm Password is required',
    box: 'I agree',
  },
  'the login': {
    open: async (page: Page) => {
      await openLogin(page);
      return page.getByRole('dialog', { name: 'Login to your account' });
    },
    field: 'User Id',
    typed: '',
    says: 'User Id is required',
    box: 'Show Password',
  },
} as const;

for (const [name, { open, field, typed, says, box }] of Object.entries(FORMS)) {
  test(`${name} shows the error of a field only after the click that left it`, async ({ page }) => {
    const form = await open(page);
    const left = form.getByLabel(field, { exact: true });
    await left.fill(typed);
    await left.focus();
    await clickSlowly(page, form.getByLabel(box));
    await expect(form.getByLabel(box)).toBeChecked();
    await expect(form.getByText(says)).toBeVisible();
  });
}
