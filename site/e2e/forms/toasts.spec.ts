import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openFromStaffMenu, field, submitForm } from '../support/forms';
import { logInAgain, takeOver } from '../support/lost-session';
import { signInAsNew } from '../support/accounts';

// The session has ended, so calls return 401.
test.use({ knownError: /401/ });

/** Whether nothing covers a part of the page, at its ends and in its middle. */
const isFree = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return [left + 1, (left + right) / 2, right - 1].every((x) => {
      const above = document.elementFromPoint(x, (top + bottom) / 2);
      return above !== null && element.contains(above);
    });
  });

/** Holds a toast at its position: a toast stays while the pointer is over it. */
async function hold(page: Page, text: string): Promise<Locator> {
  const toast = page.getByText(text, { exact: true });
  await toast.hover();
  return toast;
}

test(
  'a success toast covers neither the title nor the buttons of the form below it',
  { tag: '@both' },
  async ({ page }) => {
    const account = await signInAsNew(page, { userType: 'manager_dwk' });
    const form = await openFromStaffMenu(page, '/dwk/', 'Create Locality');
    await field(form, 'Locality').fill('Half a word');
    await takeOver(account);
    await submitForm(form);
    await logInAgain(page, account);
    const toast = await hold(page, 'Loged In Successfully');
    expect(await isFree(form.getByRole('heading', { name: 'Create Locality' }))).toBe(true);
    expect(await isFree(form.getByRole('button', { name: 'Submit' }))).toBe(true);
    await expect(toast).toBeVisible();
  },
);

test('the last field of a long form scrolls out from under a success toast', async ({ page }) => {
  const account = await signInAsNew(page, { userType: 'manager_dwk' });
  const form = await openFromStaffMenu(page, '/', 'Create Prop Overview');
  await field(form, 'Location').selectOption('Dwarka');
  await field(form, 'Heading').fill('Half a word');
  await takeOver(account);
  await submitForm(form);
  await logInAgain(page, account);
  const toast = await hold(page, 'Loged In Successfully');
  const last = form.getByRole('textbox').last();
  await last.focus();
  const isOnTop = () =>
    last.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
  await expect(toast).toBeVisible();
});
