import type { APIRequestContext } from '@playwright/test';
import { search } from './contract';
import { expect, test } from './fixtures';
import { HOMES } from './lists';
import { setting } from './setting';

const textOf = async (request: APIRequestContext, url: string): Promise<string> => {
  const answer = await request.get(url);
  expect(answer.status(), url).toBe(200);
  return (await answer.body()).toString('latin1');
};

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** Gatsby's own server renders a page when it is asked; the published file must be that, but for its policy. */
test('published pages are what gatsby serve answers', async ({ request }) => {
  const { lists } = await search(HOMES.area, HOMES.list);
  const detail = `/dwk/propresi/PropResiDetail/${lists[0]?._id ?? ''}`;
  for (const path of ['/', '/ggn/', HOMES.path, `${HOMES.path}/2`, detail]) {
    const published = await textOf(request, path);
    expect(published.length).toBeGreaterThan(1000);
    expect(published).toMatch(POLICY);
    const rendered = await textOf(request, setting('GATSBY_URL') + path);
    expect(published.replace(POLICY, '')).toBe(rendered);
  }
});
