import { listPath } from '../../src/domain';
import { press, retype } from '../support/keyboard';
import { expect, tabTo, test, visit } from '../support/fixtures';
import { topDialog, field, staffMenuButton } from '../support/forms';
import { newAccount, signIn } from '../support/accounts';
import { createListing, readListing } from '../support/listings';
import { userCard, userListPath } from '../support/users';
import { toolOf } from '../support/listing-form';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

const HOMES = listPath('dwk', 'RS');

test('the keyboard alone changes a price, and the focus returns', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id, code } = await createListing(member, 'dwk', 'propresi');
  await visit(page, `${HOMES}?code=${code}`);
  const edit = toolOf(page, 'Edit', code);
  await press(page, edit, 120);
  const form = topDialog(page);
  await expect(field(form, 'Demand')).toHaveValue('4321000');
  await retype(page, field(form, 'Demand'), '45,67,000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(edit).toBeFocused();
  expect((await readListing(member, 'dwk', 'propresi', _id))?.expectedPrice).toBe(4_567_000);
});

test('the keyboard alone deletes a property, and Enter alone does not', async ({ page }) => {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const { _id, code } = await createListing(member, 'dwk', 'propresi');
  await visit(page, `${HOMES}?code=${code}`);
  const tool = toolOf(page, 'Delete', code);
  await press(page, tool, 120);
  const question = page.getByRole('dialog', { name: `Delete ${code}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(tool).toBeFocused();
  expect(await readListing(member, 'dwk', 'propresi', _id)).not.toBeNull();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Deleted Successfully')).toBeVisible();
  expect(await readListing(member, 'dwk', 'propresi', _id)).toBeNull();
});

test('the keyboard alone edits an account and changes its password', async ({ page }) => {
  const { uname } = await newAccount();
  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(uname));
  const card = userCard(page, uname);
  const edit = card.getByRole('button', { name: /^Edit/ });
  await press(page, edit);
  await retype(page, field(topDialog(page), 'City'), 'Dwarka');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await expect(edit).toBeFocused();
  await press(page, card.getByRole('button', { name: /^Change Password/ }));
  await retype(page, field(topDialog(page), 'Password'), 'Another@12');
  await retype(page, field(topDialog(page), 'Confirm Password'), 'Another@12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password Changed')).toBeVisible();
});

test('the keyboard alone fills in an overview and cancels it', async ({ page }) => {
  await signIn(page, { userType: 'manager_ggn' });
  await visit(page, '/');
  await press(page, staffMenuButton(page));
  const create = page.getByRole('button', { name: 'Create Prop Overview', exact: true });
  await press(page, create.first());
  const form = topDialog(page);
  await tabTo(page, field(form, 'Location'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field(form, 'Location')).toHaveValue('Gurugram');
  await retype(page, field(form, 'Heading'), 'Plots by the park');
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await press(page, form.getByRole('button', { name: 'Cancel' }));
  const question = page.getByRole('dialog', { name: 'Throw away what you typed?' });
  await press(page, question.getByRole('button', { name: 'Throw away' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
