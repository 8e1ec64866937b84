import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures';
import { HOMES } from '../support/lists';

/** A browser that is busy: what React puts off until a page has been painted comes late, by so many milliseconds. */
function delayWork(lateMs: number): void {
  const send = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function (this: MessagePort, ...words: unknown[]) {
    setTimeout(() => {
      Reflect.apply(send?.value as (...all: unknown[]) => void, this, words);
    }, lateMs);
  };
}

const sortOf = (page: Page) => page.getByLabel('Sort');

test('what is chosen as soon as a page answers is what it shows', async ({ page }) => {
  await page.addInitScript(delayWork, 200);
  await visit(page, HOMES.path);
  await sortOf(page).selectOption('Sector');
  await expect(page).toHaveURL(`${HOMES.path}?sorting=Sector`);
  await expect(sortOf(page)).toHaveValue('Sector');
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Escape closes the welcome from the moment that it is seen', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(delayWork, 2000);
    const welcome = page.getByRole('dialog', { name: /^Welcome To / });
    await expect(welcome).toBeVisible({ timeout: 15_000 });
    await page.keyboard.press('Escape');
    await expect(welcome).toHaveCount(0);
  });
});
