import type { Locator, Page } from '@playwright/test';
import { expect, test, visit, expectReadable } from '../support/fixtures';
import { topDialog, field, submitForm, openFromCard } from '../support/forms';
import { newAccount, signIn, startSession } from '../support/accounts';
import { reviewCards, openReviews } from '../support/reviews';
import { callCms } from '../support/http';
import { userCard, userListPath } from '../support/users';
import { fulfill } from '../support/mocks';
import { ownListing } from '../support/own-listing';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404/ });

/** Signs the manager of a home in, who opens its form. A colleague changes the home meanwhile. */
async function twoAt(page: Page) {
  const listing = await ownListing(page, { address: 'Old road', description: 'As it was' });
  const openForm = async (): Promise<Locator> => {
    await visit(page, listing.path);
    await listing.tool('Edit').click();
    const form = topDialog(page);
    await expect(field(form, 'Demand')).toBeVisible();
    return form;
  };
  return { ...listing, openForm };
}

test('an edit keeps the fields that a colleague changes meanwhile', async ({ page }) => {
  const { openForm, change, stored } = await twoAt(page);
  const form = await openForm();
  await field(form, 'Demand').fill('44,00,000');
  await change({ address: 'New road', description: '', furnishedStatus: 'Unfurnished' });
  await submitForm(form);
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject({
    expectedPrice: 4_400_000,
    address: 'New road',
    description: null,
    furnishedStatus: 'Unfurnished',
  });
});

test('a draft returns into the current version of the property', async ({ page }) => {
  const { openForm, change, stored } = await twoAt(page);
  const form = await openForm();
  await field(form, 'Demand').fill('44,00,000');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await change({ address: 'New road' });
  const again = await openForm();
  await expect(again.getByText('What you typed before is back.')).toBeVisible();
  await expect(field(again, 'Demand')).toHaveValue('44,00,000');
  await expect(field(again, 'Address')).toHaveValue('New road');
  await submitForm(again);
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ expectedPrice: 4_400_000, address: 'New road' });
});

test('a field that both changed asks which value to keep, before anything is sent', async ({
  page,
}) => {
  const { openForm, change, stored } = await twoAt(page);
  const form = await openForm();
  await field(form, 'Demand').fill('4400000');
  await field(form, 'Address').fill('My road');
  await change({ expectedPrice: 5_000_000, address: 'Their road', description: 'Theirs' });
  await submitForm(form);
  const question = form.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('Demand: now 50,00,000, yours 44,00,000');
  await expect(question).toContainText('Address: now Their road, yours My road');
  await expectReadable(page);
  await expect(field(form, 'Demand')).toHaveValue('4400000');
  await submitForm(form);
  await expect(question).toBeFocused();
  expect(await stored()).toMatchObject({ expectedPrice: 5_000_000 });

  await question.getByRole('button', { name: 'Take theirs: Address' }).click();
  await expect(field(form, 'Address')).toHaveValue('Their road');
  await question.getByRole('button', { name: 'Keep mine: Demand' }).click();
  await expect(question).toHaveCount(0);
  await submitForm(form);
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject({
    expectedPrice: 4_400_000,
    address: 'Their road',
    description: 'Theirs',
  });
});

test('an undecided conflict is asked again when the form reopens', async ({ page }) => {
  const { openForm, change } = await twoAt(page);
  const form = await openForm();
  await field(form, 'Demand').fill('4400000');
  await form.getByRole('button', { name: 'Close' }).click();
  await change({ expectedPrice: 5_000_000 });
  for (const visitOf of [openForm, openForm]) {
    const again = await visitOf();
    await expect(again.getByRole('alert')).toContainText('Demand: now 50,00,000, yours 44,00,000');
    await again.getByRole('button', { name: 'Close' }).click();
  }
  const last = await openForm();
  await last.getByRole('button', { name: 'Clear Values' }).click();
  await expect(field(last, 'Demand')).toHaveValue('5000000');
  await expect(last.getByRole('alert')).toHaveCount(0);
});

test('a change of purpose clears the fields that the new purpose lacks and keeps the others', async ({
  page,
}) => {
  const { openForm, change, stored } = await twoAt(page);
  const form = await openForm();
  await field(form, 'Property For').selectOption('RENT');
  await field(form, 'Rent Demand').fill('25000');
  await change({ address: 'New road' });
  await submitForm(form);
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  expect(await stored()).toMatchObject({
    propertyFor: 'RENT',
    expectedRent: 25_000,
    expectedPrice: null,
    status: null,
    address: 'New road',
  });
});

test('an edit of an account keeps the fields that another admin changes meanwhile', async ({
  page,
}) => {
  const account = await newAccount();
  const other = await startSession(await newAccount({ userType: 'admin' }));
  await signIn(page, { userType: 'admin' });
  await visit(page, userListPath(account.uname));
  await userCard(page, account.uname).getByRole('button', { name: /^Edit/ }).click();
  const form = topDialog(page);
  await field(form, 'Company Name').fill('Ours');
  const call = `/api/UserEdit/${account._id}`;
  expect((await callCms('PUT', call, { city: 'Theirs' }, other)).status).toBe(200);
  await submitForm(form);
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  const { body } = await callCms<{ user: object }>(
    'GET',
    `/api/UserDetail/${account._id}`,
    undefined,
    other,
  );
  expect(body.user).toMatchObject({ companyName: 'Ours', city: 'Theirs' });
});

const fromReviews = async (page: Page) => {
  await openReviews(page);
  await reviewCards(page).first().getByRole('button', { name: /^Edit/ }).click();
};

/** The forms of public content. Their requests are checked but not sent. */
const OTHERS = {
  award: {
    open: (page: Page) => openFromCard(page, '/', '#award', /^Edit/),
    label: 'Heading',
    key: 'head',
    call: 'AwardEdit',
  },
  overview: {
    open: (page: Page) => openFromCard(page, '/ggn/', '#what', /^Edit/),
    label: 'Tag',
    key: 'tag',
    call: 'PropOverviewEdit',
  },
  review: { open: fromReviews, label: 'Review', key: 'review', call: 'ReviewEdit' },
} as const;

for (const [name, { open, label, key, call }] of Object.entries(OTHERS)) {
  test(`the ${name} form sends only the changed field`, async ({ page }) => {
    await signIn(page, { userType: 'admin' });
    const sent = new Promise<unknown>((settle) => {
      void page.route(`**/${call}/*`, async (route) => {
        if (route.request().method() === 'PUT') settle(route.request().postDataJSON());
        await fulfill(route, { json: { msg: 'success' } });
      });
    });
    await open(page);
    const form = topDialog(page);
    await field(form, label).fill('Another word');
    await submitForm(form);
    expect(await sent).toEqual({ [key]: 'Another word' });
  });
}
