import { signIn, signInAsNew } from '../support/accounts';
import type { Page } from '@playwright/test';
import { listPath } from '../../src/domain';
import { expect, test, visit } from '../support/fixtures';
import { field } from '../support/forms';
import { createListing } from '../support/listings';
import { toolOf } from '../support/listing-form';
import { cardOf } from '../support/lists';
import { mockResponses } from '../support/mocks';
import { breakToken, logInAgain } from '../support/lost-session';

const RESI_SALE = listPath('dwk', 'RS');

test.describe('when saving fails', () => {
  test.use({ knownError: /40[014]|ERR_FAILED/ });

  const editOf = async (page: Page, code: string) => {
    await toolOf(page, 'Edit', code).click();
    const form = page.getByRole('dialog', { name: 'Edit Residencial Property SALE' });
    await expect(field(form, 'Demand')).toHaveValue('4321000');
    return form;
  };

  test('a CMS that does not answer causes one timeout', async ({ page, requests }) => {
    const member = await signIn(page, { userType: 'manager_dwk' });
    const { code } = await createListing(member, 'dwk', 'propresi');
    await visit(page, `${RESI_SALE}?code=${code}`);
    const form = await editOf(page, code);
    await field(form, 'Demand').fill('4400000');
    await page.route('**/PropResiDetail/**', () => undefined);
    await page.clock.install();
    const asked = page.waitForRequest('**/PropResiDetail/**');
    await form.getByRole('button', { name: 'Submit' }).click();
    await asked;
    await page.clock.fastForward(16_000);
    await expect(form.getByRole('alert')).toContainText('The answer took too long. Press Retry.');
    await expect(field(form, 'Demand')).toHaveValue('4400000');
    expect(requests.filter((request) => request.url().includes('PropResiEdit'))).toEqual([]);
  });

  test('no value is lost without the CMS, after a rejection, and after a lost session', async ({
    page,
  }) => {
    const member = await signInAsNew(page, { userType: 'manager_dwk' });
    const { code } = await createListing(member, 'dwk', 'propresi');
    await visit(page, `${RESI_SALE}?code=${code}`);
    const form = await editOf(page, code);
    await field(form, 'Demand').fill('4400000');

    await page.route('**/PropResiEdit/**', (route) => route.abort());
    await form.getByRole('button', { name: 'Submit' }).click();
    const toast = page.getByText('Something went wrong.Please Try Again_editPropResi');
    await expect(toast).toBeVisible();
    await expect(field(form, 'Demand')).toHaveValue('4400000');
    await page.unroute('**/PropResiEdit/**');

    const json = { msg: 'errorValidation', errors: { expectedPrice: 'Demand is a joke' } };
    await mockResponses(page, 'PropResiEdit/**', { status: 400, json });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(field(form, 'Demand')).toHaveAccessibleDescription(/Demand is a joke/);
    await expect(field(form, 'Demand')).toBeFocused();
    await page.unroute('**/PropResiEdit/**');

    await field(form, 'Demand').fill('4500000');
    await breakToken(page);
    await form.getByRole('button', { name: 'Submit' }).click();
    await logInAgain(page, member);
    await expect(field(form, 'Demand')).toHaveValue('4500000');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Updated Successfully')).toBeVisible();
    await expect(cardOf(page, code)).toContainText('₹ 45.00 Lac');
  });

  test('a failed duplicate is named as such, and cannot be retried once it is thrown away', async ({
    page,
  }) => {
    const member = await signIn(page, { userType: 'admin' });
    const { code } = await createListing(member, 'dwk', 'propresi');
    await visit(page, `${RESI_SALE}?code=${code}`);
    await toolOf(page, 'Create Duplicate Property', code).click();
    const form = page.getByRole('dialog', { name: 'Create Duplicate Residencial Property' });
    await field(form, 'Demand').fill('4400000');
    await page.route('**/PropResiCreate', (route) => route.abort());
    await form.getByRole('button', { name: 'Submit' }).click();
    const failure = page.getByText('Something went wrong.Please Try Again_duplicatePropResi');
    await expect(failure).toBeVisible();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();

    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
    await expect(form).toBeHidden();
    await expect(failure).toBeVisible();
    await expect(retry).toBeHidden();
  });
});
