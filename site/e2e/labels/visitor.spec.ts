import { test } from '../support/fixtures';
import { LABELS } from './all';
import { byState, expectTexts } from '../support/labels';
import { STATES } from './states';

// Some states are those of a refusal, or of a CMS that does not answer; a property that is gone has no page.
test.use({ knownError: /status of (4|5)\d\d|ERR_FAILED/ });

for (const [where, texts] of byState(LABELS)) {
  test(`${where} shows its ${String(texts.length)} labels`, async ({ page }) => {
    await STATES[where](page);
    await expectTexts(page, texts);
  });
}
