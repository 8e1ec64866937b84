import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The banner, by the name that a screen reader says. */
export const BANNER = 'Our services in short';

/** The buttons of a banner or carousel. */
export const controlsOf = (place: Locator) => ({
  previous: place.getByRole('button', { name: 'Previous' }),
  stop: place.getByRole('button', { name: 'Stop' }),
  play: place.getByRole('button', { name: 'Play' }),
  next: place.getByRole('button', { name: 'Next' }),
});

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

/** From the page's first moment on, what moves in it though nobody asked: call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface Moved extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Moved[]) {
        const names = sources.map(({ node }) => (node instanceof Element ? node.className : ''));
        shifts.push({ value, of: names.map(String) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails with what has moved since `watchShifts`. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  expect(shifts).toEqual([]);
}
