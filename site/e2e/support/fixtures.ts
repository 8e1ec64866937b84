import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page, Request, Response } from '@playwright/test';

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

function readHydrated(): boolean {
  const root = Object.entries(document.getElementById('___gatsby') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer'),
  )?.[1] as Root | undefined;
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}

export const mainHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Whether React has hydrated the page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(readHydrated);

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(readHydrated);
}

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
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // The document keeps axe after its first analysis. To load the half megabyte again takes longer than some analyses.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Reports only details of violations, and does not search for frames of other origins, which takes a third of the
  // time.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .include(part ?? (await reachable(page)))
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
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
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
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
