import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures';
import { openFromStaffMenu, topDialog, field, submitForm, openFromCard } from '../support/forms';
import { memberOf, signIn } from '../support/accounts';
import { userCard, userListPath } from '../support/users';
import { mockResponses } from '../support/mocks';

test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

interface Form {
  readonly userType: string;
  /** Loads the page of the form and opens the form. */
  readonly open: (page: Page, uname: string) => Promise<Locator>;
  /** The label of the field to fill in; `call` is the call that the form sends. */
  readonly label: string;
  readonly call: string;
}

const FORMS: Readonly<Record<string, Form>> = {
  'a new award': {
    userType: 'manager_dwk',
    open: (page) => openFromStaffMenu(page, '/', 'Create Award'),
    label: 'Heading',
    call: 'AwardCreate',
  },
  'an award': {
    userType: 'admin',
    open: (page) => openFromCard(page, '/', '#award', /^Edit/),
    label: 'Heading',
    call: 'AwardEdit/*',
  },
  'a new overview': {
    userType: 'manager_ggn',
    open: async (page) => {
      const form = await openFromStaffMenu(page, '/', 'Create Prop Overview');
      await field(form, 'Location').selectOption('Gurugram');
      return form;
    },
    label: 'Line 3',
    call: 'PropOverviewCreate',
  },
  'an overview': {
    userType: 'manager_ggn',
    open: (page) => openFromCard(page, '/ggn/', '#what', /^Edit/),
    label: 'Tag',
    call: 'PropOverviewEdit/*',
  },
  'a project name': {
    userType: 'manager_dwk',
    open: (page) => openFromStaffMenu(page, '/dwk/', 'Create Commercial Project Name'),
    label: 'Commercial Project Name',
    call: 'ProjectNameComCreate',
  },
  'an account': {
    userType: 'admin',
    open: async (page, uname) => {
      await visit(page, userListPath(uname));
      await userCard(page, uname).getByRole('button', { name: /^Edit/ }).click();
      return topDialog(page);
    },
    label: 'City',
    call: 'UserEdit/*',
  },
};

for (const [name, { userType, open, label, call }] of Object.entries(FORMS)) {
  test(`the draft of ${name} survives a failed save, closing and a reload`, async ({ page }) => {
    const { uname } = await memberOf({});
    await signIn(page, { userType });
    const form = await open(page, uname);
    await field(form, label).fill('Half a word');
    await page.route(`**/${call}`, (route) => route.abort());
    await submitForm(form);
    await expect(page.getByRole('alert')).toContainText('Something went wrong.Please Try Again');
    await expect(field(form, label)).toHaveValue('Half a word');
    await page.unrouteAll();

    const again = await open(page, uname);
    await expect(field(again, label)).toHaveValue('Half a word');
    await expect(again.getByText('What you typed before is back.')).toBeVisible();
    await again.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(await open(page, uname), label)).not.toHaveValue('Half a word');
  });
}

test('a forbidden save shows why, keeps the values and offers no Retry', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  const form = await openFromStaffMenu(page, '/dwk/', 'Create Locality');
  const json = { msg: 'errorForbidden', message: 'You are not allowed to do this' };
  await mockResponses(page, 'LocalityCreate', { status: 403, json });
  await field(form, 'Locality').fill('Sector 0');
  await submitForm(form);
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('You are not allowed to do this');
  await expect(toast.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(field(form, 'Locality')).toHaveValue('Sector 0');
});
