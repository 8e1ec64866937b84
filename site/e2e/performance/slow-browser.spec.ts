import type { Page } from '@playwright/test';
import { wantPopup } from '../support/welcome';
import { expect, test, visit } from '../support/fixtures';
import { HOMES } from '../support/lists';

/** Simulates a busy browser: the work that React defers until after a paint is late by this number of milliseconds. */
function delayWork(lateMs: number): void {
  const send = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function (this: MessagePort, ...words: unknown[]) {
    setTimeout(() => {
      Reflect.apply(send?.value as (...all: unknown[]) => void, this, words);
    }, lateMs);
  };
}

const sortOf = (page: Page) => page.getByLabel('Sort');

test('a sort order that is selected right after hydration applies', async ({ page }) => {
  await page.addInitScript(delayWork, 200);
  await visit(page, HOMES.path);
  await sortOf(page).selectOption('Sector');
  await expect(page).toHaveURL(`${HOMES.path}?sorting=Sector`);
  await expect(sortOf(page)).toHaveValue('Sector');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Escape closes the welcome as soon as it is visible', async ({ page }) => {
    await wantPopup(page);
    await visit(page, '/');
    await page.evaluate(delayWork, 2000);
    const welcome = page.getByRole('dialog', { name: /^Welcome To / });
    await expect(welcome).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(welcome).toHaveCount(0);
  });
});
