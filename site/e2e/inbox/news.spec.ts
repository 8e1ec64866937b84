import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { enquiryCard, newEnquiry } from '../support/enquiries';
import { expect, test, visit } from '../support/fixtures';
import { staffMenuButton } from '../support/forms';

const NEWS = '/api/EnquiryNews';
const numbers = (page: Page) => page.waitForResponse((response) => response.url().endsWith(NEWS));
const serialOf = (text: string): number => Number(/ENQ-(\d+)/.exec(text)?.[1] ?? 0);
/** The number of the enquiry that a tab announces; 0 if it announces none. */
const announced = async (tab: Page): Promise<number> =>
  serialOf((await tab.getByText(/^New enquiry ENQ-/).allTextContents()).join());

test('a new enquiry appears without a reload, with one request for all tabs', async ({ page }) => {
  await page.clock.install();
  await signIn(page, { userType: 'manager_dwk' });
  await Promise.all([numbers(page), visit(page, '/enquiries/')]);
  const other = await page.context().newPage();
  await visit(other, '/enquiries/');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Enquir/);
  // The first tab asks again, so that the second one knows the numbers before the enquiry comes.
  await Promise.all([numbers(page), page.clock.runFor(21_000)]);
  const asked: string[] = [];
  for (const [name, tab] of [
    ['first', page],
    ['second', other],
  ] as const)
    tab.on('request', (request) => {
      if (request.url().endsWith(NEWS) && request.method() === 'GET') asked.push(name);
    });
  const { name, reference } = await newEnquiry();
  await page.clock.runFor(21_000);
  for (const tab of [page, other]) {
    await expect(enquiryCard(tab, name)).toBeVisible();
    // A tab announces the newest enquiry, which may be one that another spec has sent since.
    await expect.poll(() => announced(tab)).toBeGreaterThanOrEqual(serialOf(reference));
  }
  expect([...new Set(asked)]).toEqual(['first']);
});

test('the sound can be switched off, which the browser remembers', async ({ page }) => {
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/enquiries/');
  const other = await page.context().newPage();
  await visit(other, '/enquiries/');
  await page.getByRole('button', { name: 'Sound: On' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Sound: Off' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound: Off' })).toBeVisible();
});

test('the staff menu has the number of new enquiries', async ({ page }) => {
  await newEnquiry();
  await signIn(page, { userType: 'manager_dwk' });
  await visit(page, '/');
  await staffMenuButton(page).click();
  const entry = page.getByRole('link', { name: /^Enquiries/ });
  await expect(entry).toHaveText(/^Enquiries[\d,]+ new$/);
  await entry.click();
  await expect(page).toHaveURL(/\/enquiries\/$/);
});
