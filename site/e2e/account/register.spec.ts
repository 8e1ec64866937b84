import type { Locator } from '@playwright/test';
import { loginDialog, openRegister, signUp } from '../support/login';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { field } from '../support/forms';
import { mockResponses } from '../support/mocks';

const RULES = 'Rules for the password';

async function fill(form: Locator): Promise<void> {
  await form.getByLabel("User's Name").fill('Asha Verma');
  await form.getByLabel("User's Mobile as user ID").fill('9812345678');
  await form.getByLabel('Password', { exact: true }).fill('Sample@123');
  await form.getByLabel('Confirm Password', { exact: true }).fill('Sample@123');
}

test('the password rules update while the password is typed', async ({ page }) => {
  const form = await openRegister(page);
  const rules = form.getByRole('list', { name: RULES }).getByRole('listitem');
  await expect(rules.filter({ hasText: 'kept' })).toHaveCount(0);
  await form.getByLabel('Password', { exact: true }).fill('Sample@1');
  await expect(rules.filter({ hasText: 'kept' })).toHaveCount(await rules.count());
  await form.getByLabel('Password', { exact: true }).fill('sample 1');
  await expect(rules.filter({ hasText: 'An uppercase letter: not yet' })).toHaveCount(1);
  await expectAccessible(page);
});

test('Signup is disabled until the box is ticked, and each invalid field shows its error', async ({
  page,
}) => {
  const form = await openRegister(page);
  const signup = form.getByRole('button', { name: 'Signup' });
  await fill(form);
  await expect(signup).toBeDisabled();
  await form.getByLabel('I agree').check();
  await form.getByLabel("User's Mobile as user ID").fill('0812345678');
  await form.getByLabel("User's Email").fill('asha');
  await form.getByLabel('Confirm Password', { exact: true }).fill('Sample@124');
  await signup.click();
  for (const words of ['Invalid Phone Number', 'Invalid email address', 'Password do not match']) {
    await expect(form).toContainText(words);
  }
  await expectAccessible(page);
});

test('the error summary lists a missing field once', async ({ page }) => {
  const form = await openRegister(page);
  await signUp(form);
  const summary = form.getByRole('alert').getByRole('listitem');
  await expect(summary.filter({ hasText: 'Name' })).toHaveText("User's Name is required");
});

test('a successful registration returns to the login', async ({ page }) => {
  const sent = await mockResponses(page, 'api/user/create', {
    json: { msg: 'success', userStatus: 'active' },
  });
  const form = await openRegister(page);
  await fill(form);
  await signUp(form);
  await expect(page.getByText('Registered Successfully')).toBeVisible();
  await expect(loginDialog(page).getByLabel('User Id')).toHaveValue('9812345678');
  expect(sent).toMatchObject([{ values: { uname: 'Asha Verma', userIdRegister: '9812345678' } }]);
});

test('the link to the terms is on the line of its checkbox', { tag: '@both' }, async ({ page }) => {
  const form = await openRegister(page);
  const box = await form.getByText('I agree').boundingBox();
  const terms = await form.getByRole('button', { name: 'Terms & Conditions' }).boundingBox();
  expect(Math.abs((box?.y ?? 0) - (terms?.y ?? Infinity))).toBeLessThan(24);
});

test('a taken user id shows an error at its field', async ({ page }) => {
  await mockResponses(page, 'api/user/create', { json: { msg: 'errorUserAlready' } });
  const form = await openRegister(page);
  await fill(form);
  await signUp(form);
  await expect(form).toContainText('User Id Already Exists Use Another');
  await expect(form.getByLabel("User's Mobile as user ID")).toBeFocused();
});

test('a registration that staff must approve shows a message', async ({ page }) => {
  await mockResponses(page, 'api/user/create', {
    json: { msg: 'success', userStatus: 'inactive' },
  });
  await visit(page, '/register/');
  const form = page.getByRole('main');
  await fill(form);
  await form.getByLabel('Second Phone').fill('9812345679');
  await form.getByLabel('I agree').check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Signup' }).click();
  const message = page.getByRole('dialog', { name: 'Registered Successfully' });
  await expect(message).toContainText(
    'Thanks for Registering with Us. Your Account will be active and displayed very soon.',
  );
  await expectAccessible(page);
  await message.getByRole('button', { name: 'Ok, got it' }).click();
  await expect(message).toBeHidden();
});

test('Cancel asks for confirmation on the registration page', async ({ page }) => {
  await visit(page, '/register/');
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel' });
  await field(page, "User's Name").fill('Asha Verma');
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Throw away what you typed?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, "User's Name")).toHaveValue('Asha Verma');
  await cancel.click();
  await question.getByRole('button', { name: 'Throw away' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('Escape keeps the typed values, and Cancel asks for confirmation', async ({ page }) => {
  const form = await openRegister(page);
  await form.getByLabel("User's Name").fill('Asha Verma');
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Throw away what you typed?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(form.getByLabel("User's Name")).toHaveValue('Asha Verma');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Throw away' }).click();
  await expect(form).toBeHidden();
});
