import type { Page } from '@playwright/test';
import { createCall, listPath, LISTS, searchCall } from '../../src/domain';
import { expect, test, visit } from '../support/fixtures';
import { openFromStaffMenu, topDialog, field, fillIn, submitForm } from '../support/forms';
import { openCreate, createdMessage, toolOf } from '../support/listing-form';
import { loseFirstResponse } from '../support/mocks';
import { signIn, freshPhone } from '../support/accounts';
import type { Member } from '../support/accounts';
import { createListing, firstLocality } from '../support/listings';
import { reviewForm, openReviews, writeButton } from '../support/reviews';
import { callCms } from '../support/http';

// For staff, lists contain properties without a published page; a request for such a page returns 404.
test.use({ knownError: /404|ERR_FAILED/ });

const LIST = LISTS.RS;

/** Returns the properties with this phone in the CMS. */
async function found({ token }: Member, phone: string) {
  const { body } = await callCms<{ lists: { _id: string; expectedPrice: number }[] }>(
    'POST',
    searchCall('dwk', 'RS'),
    { values: { phone }, [LIST.limitKey]: 100 },
    token,
  );
  return body.lists;
}

async function typeHome(page: Page, phone: string) {
  const locality = await firstLocality('dwk');
  const form = await openCreate(page, '/dwk/', 'propresi');
  await fillIn(form, {
    'Property For': 'SALE',
    'Property Type': 'Flat',
    'Project Type': 'DDA',
    Demand: '95,00,000',
    Status: 'Ready To Move',
    'Furnished Status': 'Furnished',
    'Property Status': 'inactive',
    'Phone Of Contact Person': phone,
  });
  await form.getByRole('radio', { name: locality, exact: true }).check();
  return form;
}

/** Submits a home, and loses the first response. Returns the user, and the phone number that identifies the home. */
async function sendHome(page: Page) {
  const member = await signIn(page, { userType: 'manager_dwk' });
  const phone = freshPhone();
  const form = await typeHome(page, phone);
  await loseFirstResponse(page, createCall('dwk', 'propresi'));
  await submitForm(form);
  return { member, phone };
}

test('a property whose response was lost is created once, however often it is retried', async ({
  page,
}) => {
  const { member, phone } = await sendHome(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(createdMessage(page)).toBeVisible();
  expect(await found(member, phone)).toHaveLength(1);
});

test('a property whose response was lost has the corrections that were typed later', async ({
  page,
}) => {
  const { member, phone } = await sendHome(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  expect(await found(member, phone)).toMatchObject([{ expectedPrice: 9_500_000 }]);
  const again = await openCreate(page, '/dwk/', 'propresi');
  await expect(field(again, 'Demand')).toHaveValue('95,00,000');
  await field(again, 'Demand').fill('96,00,000');
  await submitForm(again);
  await expect(createdMessage(page)).toBeVisible();
  expect(await found(member, phone)).toMatchObject([{ expectedPrice: 9_600_000 }]);
});

test('a duplicate whose response was lost is created once, and the next one is another property', async ({
  page,
}) => {
  const member = await signIn(page, { userType: 'admin' });
  const phone = freshPhone();
  const { code } = await createListing(member, 'dwk', 'propresi', { phoneOfContactPerson: phone });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/PropResi(Create|Edit)/.test(request.url()) && request.method() !== 'OPTIONS')
      writes.push(request.method());
  });
  await loseFirstResponse(page, createCall('dwk', 'propresi'));
  for (const count of [2, 3]) {
    await visit(page, `${listPath('dwk', 'RS')}?code=${code}`);
    await toolOf(page, 'Create Duplicate Property', code).click();
    const form = topDialog(page);
    await field(form, 'Demand').fill(`44${String(count)}0000`);
    await submitForm(form);
    if (count === 2) await page.getByRole('button', { name: 'Retry' }).click();
    await expect(createdMessage(page)).toBeVisible();
    expect(await found(member, phone)).toHaveLength(count);
  }
  // A record that was created with the typed values is not edited.
  expect(writes).toEqual(['POST', 'POST', 'POST']);
});

const OTHERS = {
  AwardCreate: {
    open: (page: Page) => openFromStaffMenu(page, '/', 'Create Award'),
    label: 'Heading',
  },
  PropOverviewCreate: {
    open: (page: Page) => openFromStaffMenu(page, '/', 'Create Prop Overview'),
    label: 'Tag',
  },
  ReviewCreate: {
    open: async (page: Page) => {
      await openReviews(page);
      await writeButton(page).click();
      return reviewForm(page);
    },
    label: 'Review',
  },
} as const;

/** Fills in the other required fields of a form, beside its text. */
async function chooseIn(page: Page, call: string): Promise<void> {
  if (call === 'PropOverviewCreate')
    await field(topDialog(page), 'Location').selectOption('Gurugram');
  // Uses the keyboard, because on a phone the message of the last failure covers the stars.
  if (call === 'ReviewCreate')
    await topDialog(page).getByRole('radio', { name: '5 Star' }).press(' ');
}

for (const [call, { open, label }] of Object.entries(OTHERS)) {
  test(`${call} is retried with its idempotency key, and a new form has a new key`, async ({
    page,
  }) => {
    await signIn(page, { userType: 'admin' });
    const keys: (string | null)[] = [];
    await page.route(`**/${call}`, async (route) => {
      const { 'idempotency-key': key = null } = route.request().headers();
      if (route.request().method() === 'POST') keys.push(key);
      await route.abort();
    });
    const form = await open(page);
    await field(form, label).fill('Half a word');
    await chooseIn(page, call);
    await submitForm(form);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => keys.length).toBe(2);
    await form.getByRole('button', { name: 'Clear Values' }).click();
    await field(form, label).fill('Another word');
    await chooseIn(page, call);
    await submitForm(form);
    await expect.poll(() => keys.length).toBe(3);
    const [first, second, third] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
}
