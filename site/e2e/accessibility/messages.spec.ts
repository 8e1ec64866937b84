import { submitLogin, openLogin, LOGIN_SUCCESS } from '../support/login';
import { expect, expectAccessibleInBothSchemes, test, visit } from '../support/fixtures';
import { HOMES } from '../support/lists';
import { mockResponses } from '../support/mocks';
import { accountMenu } from '../support/forms';

test.use({ knownError: /status of 5\d\d|ERR_FAILED/ });

test('a success toast, an error toast and an open menu have no axe violation', async ({ page }) => {
  await mockResponses(
    page,
    'api/users/login',
    { status: 500, json: { msg: 'errorServer' } },
    LOGIN_SUCCESS,
  );
  await openLogin(page);
  await submitLogin(page);
  await expect(page.getByRole('alert')).toContainText('Oops');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Loged In Successfully')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await accountMenu(page).click();
  await expectAccessibleInBothSchemes(page);
});

test('the image viewer and the message of a failed chunk have no axe violation', async ({
  page,
}) => {
  await visit(page, HOMES.path);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Images/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expectAccessibleInBothSchemes(page);
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
