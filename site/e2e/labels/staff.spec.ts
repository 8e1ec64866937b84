import type { Page } from '@playwright/test';
import { test, expectReadableInBothSchemes } from '../support/fixtures';
import { expectTexts } from '../support/labels';
import { READERS } from './staff/state';
import type { Reader } from './staff/state';
import { STAFF_STATES } from './staff/states';
import { signIn, signInAsNew } from '../support/accounts';

// Some states contain error responses, or a CMS that does not respond. An unpublished listing has no page.
test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

/** Readers whose states end the session. */
const ENDS_SESSION: readonly Reader[] = ['an admin whose session ends', 'an executive'];

/** What a state may add to a page that has been analysed. */
const MESSAGES = '[role="status"], [role="alert"]';

/**
 * The part that a state may show for the first time: the open dialog, a page that its test has not analysed yet, or the
 * messages of a page.
 */
async function partToAnalyse(page: Page, analysed: Set<string>): Promise<string | undefined> {
  if ((await page.locator('dialog:modal').count()) > 0) return undefined;
  const { pathname } = new URL(page.url());
  if (analysed.has(pathname)) return MESSAGES;
  analysed.add(pathname);
  return undefined;
}

/** The number of states that one test checks. */
const AT_ONCE = 12;

const STORIES = (Object.keys(READERS) as readonly Reader[]).flatMap((reader) => {
  const states = Object.entries(STAFF_STATES).filter(([, { as }]) => as === reader);
  return states
    .filter((_, index) => index % AT_ONCE === 0)
    .map((_, part) => ({
      reader,
      first: part * AT_ONCE + 1,
      states: states.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    }));
});

for (const { reader, first, states } of STORIES) {
  const last = first + states.length - 1;
  test(`${reader} reads the labels of states ${String(first)} to ${String(last)}, without an axe violation`, async ({
    page,
  }) => {
    test.setTimeout(30_000 * (states.length + 1));
    const account = READERS[reader];
    if (account) await (ENDS_SESSION.includes(reader) ? signInAsNew : signIn)(page, account);
    // Prevents the typed text of one state from appearing in the next one.
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('draft ')) localStorage.removeItem(key);
      }
    });
    const analysed = new Set<string>();
    for (const [name, { texts, open }] of states) {
      await test.step(name, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await open(page);
        await expectTexts(page, texts);
        await expectReadableInBothSchemes(page, await partToAnalyse(page, analysed));
      });
    }
  });
}
