import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Texts that users see, and the state of the site that shows them. */
export interface Labels<State extends string> {
  readonly where: State;
  readonly texts: readonly string[];
}

/** The same texts, shown in several states. */
export const labels = <State extends string>(
  where: readonly State[],
  texts: readonly string[],
): readonly Labels<State>[] => where.map((state) => ({ where: state, texts }));

/** All texts of each state. */
export function byState<State extends string>(
  all: readonly Labels<State>[],
): ReadonlyMap<State, readonly string[]> {
  const found = new Map<State, readonly string[]>();
  for (const { where, texts } of all) found.set(where, [...(found.get(where) ?? []), ...texts]);
  return found;
}

/** All texts of a page as a screen reader has them: words, names of controls, options. */
async function accessibleText(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.replaceAll('\\"', '"');
}

/** Waits until the page has all of these texts. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  await expect(async () => {
    const shown = await accessibleText(page);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  }).toPass();
}
