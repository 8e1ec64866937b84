import type { Locator, Page } from '@playwright/test';
import { expect, nextFrames, test, visit, mainHeading } from '../support/fixtures';
import { watchShifts } from '../support/layout-shift';
import { holdRequests } from '../support/mocks';
import { ROUTES } from '../support/routes';

const FONT = '**/*.woff2';

/**
 * The total layout shift that is allowed when the font loads late: words change their width by a pixel, and no line
 * breaks.
 */
const MOST_SHIFT = 0.001;

/** Returns the PostScript names of the fonts with which the browser draws an element's text. */
async function fontsOf(page: Page, element: Locator): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  await element.evaluate((one) => {
    one.setAttribute('data-measured', '');
  });
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    ...{ nodeId: root.nodeId, selector: '[data-measured]' },
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((one) => {
    one.removeAttribute('data-measured');
  });
  await client.detach();
  expect(fonts.every(({ isCustomFont }) => !isCustomFont)).toBe(true);
  return fonts.map(({ postScriptName }) => postScriptName);
}

test.describe(() => {
  test.use({ knownError: /ERR_FAILED/ });

  test('without the font, bold texts have a real bold face', async ({ page }) => {
    await page.route(FONT, (route) => route.abort());
    await visit(page, '/');
    const name = page.getByRole('banner').getByText('Dwarka Homes');
    for (const bold of [mainHeading(page), name]) {
      // An artificially bold face has the name of the regular face.
      expect(await fontsOf(page, bold)).toEqual([expect.stringMatching(/bold/i)]);
    }
    const text = page.getByRole('main').getByRole('paragraph').first();
    expect(await fontsOf(page, text)).toEqual([expect.not.stringMatching(/bold/i)]);
  });
});

for (const name of ['the home page', 'a list', 'a home', 'the terms'] as const) {
  test(`${name} keeps its lines when the font comes late`, { tag: '@both' }, async ({ page }) => {
    // By default the browser uses the site's font only from the next page on. Here it must replace the fallback at
    // once.
    await page.route('**/styles.*.css', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('font-display:optional', 'font-display:swap');
      expect(body).toContain('font-display:swap');
      await route.fulfill({ response, body });
    });
    const release = await holdRequests(page, FONT);
    await watchShifts(page);
    // Does not wait for the event `load`, which waits for the font.
    await page.goto((await ROUTES[name]?.()) ?? '', { waitUntil: 'commit' });
    const heading = mainHeading(page);
    expect(await fontsOf(page, heading)).toEqual([expect.stringMatching(/bold/i)]);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page);
    const shifts = await page.evaluate(() => window.layoutShifts);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(MOST_SHIFT);
  });
}
