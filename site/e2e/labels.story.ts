import { test } from './fixtures';
import { LABELS } from './labels';
import { byState, expectSaid } from './labels/label';
import { openState } from './labels/states';

for (const [where, texts] of byState(LABELS)) {
  test(`${where} shows its ${String(texts.length)} labels`, async ({ page }) => {
    await openState(page, where);
    await expectSaid(page, texts);
  });
}
