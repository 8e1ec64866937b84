import { expectReadableInBothSchemes, test } from '../support/fixtures';
import { expectTexts } from '../support/labels';
import { STATES } from './states';

/** Some states contain error responses, or a CMS that does not respond. A deleted property has no page. */
const KNOWN_ERROR = /status of (4|5)\d\d|ERR_FAILED/;

/** One state of each kind, without a known error. `accessibility/pages.spec.ts` analyses the pages themselves. */
const ANALYSED: readonly string[] = [
  ...(['the home page’s menu', 'the menu Properties', 'the menu For Sale', 'the login'] as const),
  ...(['a login without anything', 'the registration', 'the page of the registration'] as const),
  ...(['all reviews', 'the last of all reviews', 'an empty list', 'a list that loads'] as const),
  ...(['a property to be had at once', 'the search dwk RR', 'the search ggn CS'] as const),
] satisfies readonly (keyof typeof STATES)[];

for (const [name, { texts, open }] of Object.entries(STATES)) {
  const labels = `${name} shows its ${String(texts.length)} labels`;
  test.describe(() => {
    if (ANALYSED.includes(name)) {
      test(`${labels}, without an axe violation`, async ({ page }) => {
        await open(page);
        await expectTexts(page, texts);
        await expectReadableInBothSchemes(page);
      });
      return;
    }
    test.use({ knownError: KNOWN_ERROR });
    test(labels, async ({ page }) => {
      await open(page);
      await expectTexts(page, texts);
    });
  });
}
