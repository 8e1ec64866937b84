import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page, Request, Response } from '@playwright/test';
import type Axe from 'axe-core';

interface Fixtures {
  /** Errors that the browser's console may show here, such as the 404 that a spec causes. */
  knownError: RegExp;
  /** Every request of the page, in order. */
  requests: Request[];
}

/**
 * The error of a prefetch of a detail that is gone. Specs run beside each other: a list shows the listings that another
 * spec creates and deletes. A spec that opens a detail asserts what the page shows.
 */
const GONE_PREFETCH = /status of 404 .*\/page-data\/\w+\/\w+\/\w+Detail\/\w+\/page-data\.json/;

/** Playwright's test. It fails when the browser's console shows an error or a script throws. */
export const test = base.extend<Fixtures>({
  knownError: [/(?!)/, { option: true }],
  requests: async ({ page }, provide) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await provide(requests);
  },
  page: async ({ page, knownError }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const text = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !GONE_PREFETCH.test(text)) errors.push(text);
    });
    await provide(page);
    expect(errors.filter((error) => !knownError.test(error))).toEqual([]);
  },
});

export { expect };

/** Returns the texts of all scripts that a page has requested. */
export const scriptsOf = (requests: readonly Request[]): Promise<string[]> =>
  Promise.all(
    requests
      .filter((request) => request.resourceType() === 'script')
      .map(async (request) => (await request.response())?.text() ?? ''),
  );

/**
 * Waits until the history is settled. The site leaves the history entry of a closed part after a short delay
 * (`browser/back-guard.ts`), and that move cancels a navigation in progress.
 */
async function untilHistorySettled(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.waitForFunction(() => {
    const state = window.history.state as { guardDepth?: number } | null;
    return !state?.guardDepth || document.querySelector('dialog[open], details[open]') !== null;
  });
}

/** Opens an address and waits until React has hydrated the page. Returns the response. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  await untilHistorySettled(page);
  const response = await page.goto(address);
  await untilHydrated(page);
  return response;
}

/** Reloads the page and waits until React has hydrated it. */
export async function reload(page: Page): Promise<void> {
  await untilHistorySettled(page);
  await page.reload();
  await untilHydrated(page);
}

/** The state that React stores in its root element. */
interface Root {
  readonly stateNode: { readonly current: { readonly memoizedState: { isDehydrated: boolean } } };
}

/** Runs in the page: whether React has hydrated it. With `isWaiting`, asks at each frame until it is so. */
async function readHydrated(isWaiting: boolean): Promise<boolean> {
  for (;;) {
    const root = Object.entries(document.getElementById('___gatsby') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    )?.[1] as Root | undefined;
    const isHydrated = root?.stateNode.current.memoizedState.isDehydrated === false;
    if (isHydrated || !isWaiting) return isHydrated;
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(document.body);
    });
  }
}

export const mainHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Whether React has hydrated the page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(readHydrated, false);

/** Playwright's `waitForFunction` would load a part of Playwright into the document, a tenth of the time of a visit. */
const untilHydrated = (page: Page): Promise<boolean> => page.evaluate(readHydrated, true);

/** Waits for two real frames: an IntersectionObserver reports once per frame, even with a mocked clock. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      });
    }
  });

/** The smaller build of axe: a page loads it in three fifths of the time. */
const AXE_SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that depend on colours. Only these depend on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What a user reaches: an open modal dialog makes the page behind it inert. The analysis of that page would take most of
 * the time, and the states without a dialog analyse it.
 */
const reachable = async (page: Page): Promise<string> =>
  (await page.locator('dialog:modal').count()) > 0 ? 'dialog[open]' : 'html';

/** Fails with each axe violation of what a user reaches, in the light and in the dark scheme. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, part, COLOUR_RULES);
}

/**
 * Fails with each axe violation of a page in its present state.
 *
 * @param part a selector; the default is the open dialog, or the page without one
 * @param rules the rules to run; the default is all
 */
export async function expectAccessible(
  page: Page,
  part?: string,
  rules?: readonly string[],
): Promise<void> {
  // During a transition an element has an intermediate colour. After a change of the colour scheme, transitions start
  // with the next frame.
  await nextFrames(page);
  const isLoaded = await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return 'axe' in window;
  });
  // The document keeps axe after its first analysis. To load it again takes longer than some analyses.
  if (!isLoaded) await page.evaluate(AXE_SCRIPT);
  const found = await page.evaluate(
    async ([within, runOnly]) => {
      const { run } = (window as unknown as { readonly axe: typeof Axe }).axe;
      // Details of violations alone are read, and a frame shows another site: its search takes a third of the time.
      const { violations } = await run(within, {
        resultTypes: ['violations'],
        iframes: false,
        ...(runOnly && { runOnly: [...runOnly] }),
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map((node) => node.target.join(' ')),
      }));
    },
    [part ?? (await reachable(page)), rules] as const,
  );
  expect(found).toEqual([]);
}

/** Fails with each axe violation, and if the page is wider than its window. */
export async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

export async function expectReadableInBothSchemes(page: Page, part?: string): Promise<void> {
  await expectAccessibleInBothSchemes(page, part);
  await expectNoHorizontalScroll(page);
}

/** Presses Tab until `target` has the focus. Fails after `most` presses. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  // One lookup: a search by role takes longer than a press.
  const sought = await target.elementHandle();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await sought.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** Fails if the page is wider than its window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const extra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(extra).toBeLessThanOrEqual(0);
}
