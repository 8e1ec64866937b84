import type { Locator } from '@playwright/test';
import { createPath } from '../../src/domain';
import { expect, test, visit } from '../support/fixtures';
import { topDialog, field, submitForm, fillIn } from '../support/forms';
import { signIn } from '../support/accounts';

/** Checks that, after Submit, the only field with an error has the focus and is visible. */
async function expectSeenFocus(faulty: Locator): Promise<void> {
  await expect(faulty).toBeFocused();
  await expect(faulty).toBeInViewport({ ratio: 1 });
  await expect(faulty).toHaveCSS('outline-style', 'solid');
  await expect(faulty).toHaveCSS('outline-width', '3px');
}

test('Submit focuses an empty choice in a dialog', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Create Prop Overview' }).click();
  const form = topDialog(page);
  await expect(field(form, 'Location')).toHaveValue('');
  await field(form, 'Line 7').fill('The seventh line');
  await submitForm(form);
  await expectSeenFocus(field(form, 'Location'));
});

test('Submit focuses an empty choice in the middle of a long form', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, createPath('dwk', 'propresi'));
  const form = page.getByRole('main');
  await fillIn(form, {
    'Property For': 'SALE',
    'Property Type': 'Flat',
    'Project Type': 'DDA',
    Status: 'Ready To Move',
    Demand: '5000000',
  });
  await form
    .getByRole('group', { name: /^Locality/ })
    .getByRole('radio')
    .first()
    .check();
  await submitForm(form);
  await expectSeenFocus(field(form, 'Furnished Status'));
});
