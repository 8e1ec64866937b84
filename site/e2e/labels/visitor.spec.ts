import { test } from '../support/fixtures';
import { LABELS } from './all';
import { byState, expectTexts } from '../support/labels';
import { STATES } from './states';

// Some states contain error responses, or a CMS that does not respond. A deleted property has no page.
test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

for (const [where, texts] of byState(LABELS)) {
  test(`${where} shows its ${String(texts.length)} labels`, async ({ page }) => {
    await STATES[where](page);
    await expectTexts(page, texts);
  });
}
