import { test } from '../support/fixtures';
import { expectTexts } from '../support/labels';
import { STATES } from './states';

// Some states contain error responses, or a CMS that does not respond. A deleted property has no page.
test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

for (const [name, { texts, open }] of Object.entries(STATES)) {
  test(`${name} shows its ${String(texts.length)} labels`, async ({ page }) => {
    await open(page);
    await expectTexts(page, texts);
  });
}
