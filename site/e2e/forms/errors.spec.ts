import type { Locator, Page } from '@playwright/test';
import { loginDialog, submitLogin, openLogin, LOGIN_SUCCESS, NO_SESSION } from '../support/login';
import { expect, expectAccessible, test, visit } from '../support/fixtures';
import { stepUntilVisible, visitWithClock } from '../support/clock';
import { openReviews } from '../support/reviews';
import { mockResponses } from '../support/mocks';
import { chooseInAccountMenu } from '../support/forms';

// The browser logs each response with an error status.
test.use({ knownError: /status of (401|500)/ });

const NOT_UNDERSTOOD = 'The server gave an answer that we do not understand.';
const alertsOf = (page: Page) => page.getByRole('alert');

/** Checks that the toast of a failure covers no label, field, button or heading of this form, all at one instant. */
async function expectFree(form: Locator, toast: Locator): Promise<void> {
  const covered = await toast.evaluate(
    (alert, within) => {
      const place = alert.getBoundingClientRect();
      const isOver = (part: Element): boolean => {
        const own = part.getBoundingClientRect();
        return (
          own.left < place.right &&
          place.left < own.right &&
          own.top < place.bottom &&
          place.top < own.bottom
        );
      };
      const parts = [...within.querySelectorAll('label, input, button, h2')];
      return parts
        .filter((part) => part.checkVisibility() && !part.closest('[role=alert]') && isOver(part))
        .map((part) => part.outerHTML.slice(0, 80));
    },
    await form.elementHandle(),
  );
  expect(covered).toEqual([]);
}

for (const [name, answer] of [
  ['another msg', { json: { msg: 7 } }],
  ['null', { body: 'null' }],
  ['a success without a session', { json: { msg: 'success' } }],
  ['no JSON', { body: '<html>' }],
] as const) {
  test(`a login that answers ${name} shows an error with Retry`, async ({ page }) => {
    await mockResponses(page, 'api/users/login', answer, LOGIN_SUCCESS);
    await openLogin(page);
    await submitLogin(page);
    await expect(alertsOf(page)).toContainText('Oops');
    await expect(alertsOf(page)).toContainText(NOT_UNDERSTOOD);
    await expectAccessible(page);
    await alertsOf(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Loged In Successfully')).toBeVisible();
    await expect(alertsOf(page)).toHaveCount(0);
  });
}

test('a review list of another shape shows an error', async ({ page }) => {
  await mockResponses(page, 'api/ReviewSearch', { json: { reviews: 7, count: 'many' } });
  await visit(page, '/');
  await page.getByRole('button', { name: 'View All reviews' }).click();
  await expect(alertsOf(page)).toContainText(NOT_UNDERSTOOD);
  await page.unroute('**/api/ReviewSearch');
  await page.keyboard.press('Escape');
  await openReviews(page);
});

test('a write that answers with an unknown msg is not reported as a success', async ({ page }) => {
  await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
  await mockResponses(page, 'api/PasswordChange', { json: { msg: 'errorElse' } });
  await openLogin(page);
  await submitLogin(page);
  const form = await chooseInAccountMenu(page, 'Change Password');
  await form.getByLabel('Old Password', { exact: true }).fill('Sample@123');
  await form.getByLabel('New Password', { exact: true }).fill('Sample@125');
  await form.getByLabel('Confirm Password', { exact: true }).fill('Sample@125');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(alertsOf(page)).toContainText(NOT_UNDERSTOOD);
  await expect(page.getByText('Password Changed')).toHaveCount(0);
  await expect(form.getByLabel('New Password', { exact: true })).toHaveValue('Sample@125');
});

test('a new attempt replaces the message of the previous one, and a success removes it', async ({
  page,
}) => {
  const wrong = (msg: string) => ({ json: { msg } });
  const tries = [wrong('errorPass'), wrong('errorNoUser'), LOGIN_SUCCESS] as const;
  await mockResponses(page, 'api/users/login', ...tries);
  await openLogin(page);
  await submitLogin(page);
  await expect(alertsOf(page)).toContainText('Password Incorrect');
  await expectFree(loginDialog(page), alertsOf(page));
  await submitLogin(page);
  await expect(alertsOf(page)).toHaveText(/Either your Id is Incorrect/);
  await expect(alertsOf(page)).toHaveCount(1);
  await submitLogin(page);
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  await expect(alertsOf(page)).toHaveCount(0);
});

test('the login replaces the error of a lost session', async ({ page }) => {
  await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
  await mockResponses(page, 'api/PasswordChange', NO_SESSION);
  await openLogin(page);
  await submitLogin(page);
  const form = await chooseInAccountMenu(page, 'Change Password');
  for (const name of ['Old Password', 'New Password', 'Confirm Password']) {
    await form.getByLabel(name, { exact: true }).fill('Sample@125');
  }
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(alertsOf(page)).toContainText('Please log in to continue');
  await expectFree(loginDialog(page), alertsOf(page));
  await submitLogin(page);
  await expect(loginDialog(page)).toBeHidden();
  await expect(alertsOf(page)).toHaveCount(0);
});

test('ending the other session removes the error of the previous attempt', async ({ page }) => {
  const other = { json: { msg: 'errorLogedin' } };
  const sent = await mockResponses(
    page,
    'api/users/login',
    other,
    { status: 500, json: { msg: 'errorServer' } },
    LOGIN_SUCCESS,
  );
  await openLogin(page);
  await submitLogin(page);
  const toast = alertsOf(page).filter({ hasText: 'Oops' });
  await page.getByRole('button', { name: 'Log out the other device' }).click();
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  await expect(alertsOf(page)).toHaveCount(0);
  expect(sent).toMatchObject([{}, { takeOver: true }, { takeOver: true }]);
  expect(sent[0]).not.toHaveProperty('takeOver');
});

test('an error disappears after its reading time, but stays while it offers Retry', async ({
  page,
}) => {
  const silent = { status: 500, json: { msg: 'errorServer' } };
  await mockResponses(page, 'api/users/login', { json: { msg: 'errorPass' } }, silent);
  await visitWithClock(page, '/terms/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await stepUntilVisible(page, loginDialog(page));
  await submitLogin(page);
  await stepUntilVisible(page, alertsOf(page));
  await expect(alertsOf(page)).toContainText('Password Incorrect');
  await page.clock.runFor(9000);
  await expect(alertsOf(page)).toContainText('Password Incorrect');
  await page.clock.runFor(2000);
  await expect(alertsOf(page)).toHaveCount(0);
  await submitLogin(page);
  await stepUntilVisible(page, alertsOf(page));
  await expect(alertsOf(page)).toContainText('Oops');
  await page.clock.runFor(60_000);
  await expect(alertsOf(page)).toContainText('Oops');
  await expectFree(loginDialog(page), alertsOf(page));
});

test('a success toast in a dialog leaves the close button free and moves nothing', async ({
  page,
}) => {
  await mockResponses(page, 'api/users/login', LOGIN_SUCCESS);
  await mockResponses(page, 'api/PasswordChange', { json: { msg: 'success' } });
  await openLogin(page);
  await submitLogin(page);
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  const form = await chooseInAccountMenu(page, 'Change Password');
  const close = form.getByRole('button', { name: 'Close' }).last();
  const field = form.getByLabel('Old Password', { exact: true });
  const before = await field.boundingBox();
  await page.getByText('Loged In Successfully').waitFor({ state: 'hidden' });
  expect(await field.boundingBox()).toEqual(before);
  await close.click();
  await expect(form).toBeHidden();
});
