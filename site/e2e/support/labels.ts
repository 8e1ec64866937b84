import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Texts that users see, and the state of the site in which they are visible. */
export interface Labels<State extends string> {
  readonly where: State;
  readonly texts: readonly string[];
}

/** Creates the labels of several states that show the same texts. */
export const labels = <State extends string>(
  where: readonly State[],
  texts: readonly string[],
): readonly Labels<State>[] => where.map((state) => ({ where: state, texts }));

/** Groups all texts by state. */
export function byState<State extends string>(
  all: readonly Labels<State>[],
): ReadonlyMap<State, readonly string[]> {
  const found = new Map<State, readonly string[]>();
  for (const { where, texts } of all) found.set(where, [...(found.get(where) ?? []), ...texts]);
  return found;
}

/** Returns all texts of a page that a screen reader reads: words, names of controls, options. */
async function accessibleText(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.replaceAll('\\"', '"');
}

/** Waits until the page contains all these texts. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  await expect(async () => {
    const shown = await accessibleText(page);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  }).toPass();
}
