import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, visit, mainHeading } from '../support/fixtures';
import { HOMES } from '../support/lists';

test.use({ knownError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Loading chunk/ });

const detailLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .last()
    .getByRole('link', { name: /^Detail/ });

/** Opens a list, waits until all of it has loaded, and goes offline. */
async function loseTheLine(page: Page, context: BrowserContext): Promise<void> {
  await visit(page, HOMES.path);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

test('a link that is clicked offline keeps the page, and Retry follows it once online', async ({
  page,
  context,
}) => {
  await visit(page, HOMES.path);
  // The code of overlays loads with the first press.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  const title = await page.title();
  await context.setOffline(true);
  await detailLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Oops');
  await expect(alert).toContainText('Something went wrong.Please Try Again');
  await expect(alert).toContainText('Check your internet connection, then press Retry.');
  await expect(page).toHaveURL(HOMES.path);
  await expect(page).toHaveTitle(title);
  await expect(detailLink(page)).toBeVisible();
  await expectAccessible(page);
  const retry = alert.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL(HOMES.path);
  await context.setOffline(false);
  // A press during the last attempt does not start a new one.
  await expect(async () => {
    await retry.click({ timeout: 1000 });
    await expect(page).toHaveURL(/PropResiDetail/, { timeout: 1000 });
  }).toPass();
  await expect(mainHeading(page)).toContainText('for SALE');
});

test('a link that is clicked offline without any click before shows what to do', async ({
  page,
  context,
}) => {
  await loseTheLine(page, context);
  await detailLink(page).press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Check your internet connection, then press Retry.');
  await expect(page).toHaveURL(HOMES.path);
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/PropResiDetail/);
});

test(
  'the offline note covers neither the title nor the bar of the list',
  { tag: '@both' },
  async ({ page, context }) => {
    await loseTheLine(page, context);
    const note = page.getByText('You are offline.');
    await expect(note).toBeVisible();
    const edgesOf = (element: Locator) =>
      element.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top, bottom };
      });
    const { bottom } = await edgesOf(note);
    expect((await edgesOf(mainHeading(page))).top).toBeGreaterThan(bottom);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const filter = await edgesOf(page.getByRole('button', { name: 'Filter' }));
    const { top } = await edgesOf(note);
    expect(filter.bottom <= top || filter.top >= bottom).toBe(true);
  },
);
