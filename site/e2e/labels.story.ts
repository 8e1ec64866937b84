import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { LABELS } from './labels';
import { openState } from './labels/states';
import type { StateKey } from './labels/states';

/** Everything that the page says, as it is read out: words, names of controls, what may be chosen. */
async function saidOn(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.replaceAll('\\"', '"');
}

const byState = new Map<StateKey, string[]>();
for (const { where, texts } of LABELS) {
  byState.set(where, [...(byState.get(where) ?? []), ...texts]);
}

for (const [where, texts] of byState) {
  test(`${where} shows its ${String(texts.length)} labels`, async ({ page }) => {
    await openState(page, where);
    await expect(async () => {
      const said = await saidOn(page);
      expect(texts.filter((text) => !said.includes(text))).toEqual([]);
    }).toPass({ timeout: 10_000 });
  });
}
