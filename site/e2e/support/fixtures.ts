import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page, Request, Response } from '@playwright/test';

interface Fixtures {
  /** What the browser's console may complain of here, such as the 404 that a story asks for. */
  knownError: RegExp;
  /** Every request that the page made, in order. */
  requests: Request[];
}

/**
 * Playwright's test, whose page fails the story when the browser's console shows an error or a script
 * throws.
 */
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
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await provide(page);
    expect(errors.filter((error) => !knownError.test(error))).toEqual([]);
  },
});

export { expect };

/**
 * Opens an address and waits until the page answers to its visitor: it can be seen before its scripts
 * have run, and what is pressed before React has taken the page over is lost. Answers the response.
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilHydrated(page);
  return response;
}

/** Loads the page anew, and waits until it answers. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** What React holds at the element that it has taken over: it takes a page over piece by piece, and says when it is done. */
interface Root {
  readonly stateNode: { readonly current: { readonly memoizedState: { isDehydrated: boolean } } };
}

const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = Object.entries(document.getElementById('___gatsby') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    )?.[1] as Root | undefined;
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });

/** Fails with each rule of axe that the page, or a part of it, breaks as it stands, and where. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // On its way from one colour to another, as after a change of theme, a button has neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // What breaks no rule is not asked for, and there is no frame of another origin to look into: a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(faults).toEqual([]);
}

/** Presses Tab until `target` has the focus; fails where that takes more than `most` presses. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** Fails where the page is wider than its window, so that it would have to be moved sideways. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const extra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(extra).toBeLessThanOrEqual(0);
}
