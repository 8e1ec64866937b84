import type { APIRequestContext } from '@playwright/test';
import { oldestListing } from '../support/api';
import { expect, test } from '../support/fixtures';
import { HOMES } from '../support/lists';
import { setting } from '../support/setting';

const textOf = async (request: APIRequestContext, url: string): Promise<string> => {
  const answer = await request.get(url);
  expect(answer.status(), url).toBe(200);
  return (await answer.body()).toString('latin1');
};

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** The script that starts the other scripts, and the form of their tags before and after the change. */
const START = /<script>\(\(\) => \{[^<]*<\/script>(?=<\/body>)/;
const EAGER = / async><\/script>/g;
const WAITING = /<script type="text\/after-paint" (src="[^"]*")><\/script>/g;

/**
 * Gatsby's own server renders a page for each request. The published file must be equal, except for its policy and for
 * the time at which its scripts start.
 */
test('published pages equal the responses of gatsby serve', async ({ request }) => {
  const { _id } = await oldestListing(HOMES.area, HOMES.list);
  const detail = `/dwk/propresi/PropResiDetail/${_id}`;
  for (const path of ['/', '/ggn/', HOMES.path, `${HOMES.path}/2`, detail]) {
    const published = await textOf(request, path);
    expect(published.length).toBeGreaterThan(1000);
    expect(published).toMatch(POLICY);
    const rendered = await textOf(request, setting('GATSBY_URL') + path);
    expect(published).toMatch(START);
    expect(published).not.toMatch(EAGER);
    const asRendered = published.replace(WAITING, '<script $1 async></script>');
    expect(asRendered.replace(POLICY, '').replace(START, '')).toBe(rendered);
  }
});
