import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { newEnquiry } from '../support/enquiries';
import type { NewEnquiry } from '../support/enquiries';
import {
  expect,
  tabTo,
  test,
  visit,
  expectReadableInBothSchemes,
  mainHeading,
} from '../support/fixtures';
import { fulfill, mockResponses } from '../support/mocks';

const SEND_AGAIN = 'api/NotificationSendAgain/key-1';

/** Nothing is sent while the specs run, so a notification cannot fail. @returns a function after which there is none */
async function oneFailed(page: Page, { _id, reference }: NewEnquiry): Promise<() => void> {
  let count = 1;
  const failed = {
    ...{ _id: 'key-1', kind: 'webhook', event: 'received', area: 'dwk', attempts: 17 },
    ...{ enquiry: { _id, reference }, failedAt: '2026-11-20T04:30:00.000Z', error: 'HTTP 503' },
  };
  await page.route('**/api/NotificationSearch', (route) =>
    fulfill(route, {
      json: { notifications: count === 1 ? [failed] : [], count, limit: 20, offset: 0 },
    }),
  );
  return () => {
    count = 0;
  };
}

const sendAgain = (page: Page) => page.getByRole('button', { name: /^Send Again/ });

test('what could not be sent is told, and sent again by keyboard @both', async ({ page }) => {
  const enquiry = await newEnquiry();
  const end = await oneFailed(page, enquiry);
  const sent = await mockResponses(page, SEND_AGAIN, { json: { msg: 'success' } });
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/enquiries/');
  await expect(page.getByText('1 notification could not be sent.')).toBeVisible();
  await expectReadableInBothSchemes(page);
  await page.getByRole('link', { name: 'See and Send Again' }).click();
  await expect(mainHeading(page)).toHaveText('1 Notification Not Sent');
  const row = page.getByRole('listitem').filter({ has: sendAgain(page) });
  await expect(row).toContainText('Message to the CRM');
  await expect(row).toContainText('17 attempts · HTTP 503');
  await expect(row.getByRole('link', { name: enquiry.reference })).toHaveAttribute(
    'href',
    `/enquiries/?id=${enquiry._id}`,
  );
  await expectReadableInBothSchemes(page);
  end();
  await tabTo(page, sendAgain(page), 90);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is sent now')).toBeVisible();
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an enquiry shows its own; who comes second is told @both', async ({ page }) => {
  const enquiry = await newEnquiry();
  const end = await oneFailed(page, enquiry);
  await mockResponses(page, SEND_AGAIN, { json: { msg: 'errorAlready' } });
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, `/enquiries/?id=${enquiry._id}`);
  const own = page.getByRole('region', { name: 'Not Sent' });
  await expect(own).toContainText('Message to the CRM');
  await expectReadableInBothSchemes(page);
  end();
  await sendAgain(page).click();
  await expect(page.getByRole('dialog', { name: 'It does not fail any more' })).toBeVisible();
  await expect(own).toHaveCount(0);
});

test.describe(() => {
  test.use({ knownError: /500/ });

  test('a failure is told, and the button stays', async ({ page }) => {
    const enquiry = await newEnquiry();
    await oneFailed(page, enquiry);
    await mockResponses(page, SEND_AGAIN, { status: 500, json: {} });
    await signIn(page, { userType: 'manager_dwk' });
    await visit(page, '/enquiries/?view=failed');
    await sendAgain(page).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expect(sendAgain(page)).toBeVisible();
  });
});

test('an executive, who sends nothing, is not asked to', async ({ page, requests }) => {
  const { name, _id } = await newEnquiry();
  await signIn(page, { userType: 'executive' });
  await visit(page, '/enquiries/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await visit(page, `/enquiries/?id=${_id}`);
  await expect(mainHeading(page)).toContainText(name);
  expect(requests.filter((one) => one.url().includes('NotificationSearch'))).toEqual([]);
});
