import type { Page } from '@playwright/test';
import { expect, nextFrames } from './fixtures';

interface Shift {
  /** The score that the browser reports. */
  readonly value: number;
  /** The elements that moved: the beginning of their HTML, and their rectangles in pixels before and after. */
  readonly sources: readonly string[];
}

declare global {
  interface Window {
    /** All layout shifts that were not caused by input, since the start of the page load. */
    layoutShifts: Shift[];
  }
}

/** Records layout shifts from the start of a page load. Call this function before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node?: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const textOf = (node?: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent);
    const numbersOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join();
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${textOf(node)} ${numbersOf(previousRect)} → ${numbersOf(currentRect)}`,
        );
        window.layoutShifts.push({ value, sources: moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails with the layout shifts since `watchShifts`. */
export async function expectNoShift(page: Page): Promise<void> {
  // The browser reports a shift after the frame that shows it.
  await nextFrames(page);
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
}
