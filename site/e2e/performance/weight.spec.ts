import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { visitWithClock } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { ROUTES } from '../support/routes';

/** The first load of a page contains all its requests within this time, without any input. */
const FIRST_LOAD_MS = 5000;
const KB = 1024;
const MOST_SCRIPT = 90 * KB;
const MOST_STYLE = 20 * KB;

/** The gzip size of the responses of a type, in bytes. */
async function packed(answers: readonly Response[], type: RegExp): Promise<number> {
  const bodies = await Promise.all(
    answers
      .filter((answer) => type.test(answer.headers()['content-type'] ?? ''))
      .map((answer) => answer.body()),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

for (const name of ['the home page', 'a list', 'a home', 'a shop'] as const) {
  test(`the first load of ${name} stays within its size limits`, async ({ page }) => {
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await visitWithClock(page, (await ROUTES[name]?.()) ?? '');
    await page.clock.runFor(FIRST_LOAD_MS);
    await page.waitForLoadState('networkidle');
    const script = await packed(answers, /javascript/);
    expect(script).toBeGreaterThan(0);
    expect(script, 'bytes of JavaScript').toBeLessThanOrEqual(MOST_SCRIPT);
    const style = await packed(answers, /css/);
    expect(style).toBeGreaterThan(0);
    expect(style, 'bytes of CSS').toBeLessThanOrEqual(MOST_STYLE);
  });
}
