import { expect, test } from '@playwright/test';
import { detail, search } from '../support/api';
import { panelRequest } from '../support/panel';
import {
  untilPublished,
  nextRelease,
  published,
  read,
  publisherState,
} from '../support/published-site';
import { signInAsAdmin } from '../support/accounts';
import { publisherRequest } from '../support/http';

const DETAIL = '/dwk/propresi/PropResiDetail/';
const PARAMETERS = '/content-manager/single-types/api::app-parameter.app-parameter';
const TEXTS = '/content-manager/collection-types/api::legal-text.legal-text';
const DRAFT = 'Homes of a Draft';
const NAME = 'Homes of Another Name';

interface LegalText {
  readonly documentId: string;
  readonly key: string;
  readonly body: string;
}

async function termsOf(): Promise<LegalText> {
  const { body } = await panelRequest<{ results: LegalText[] }>('GET', TEXTS);
  const terms = body.results.find(({ key }) => key === 'terms');
  if (!terms) throw new Error('there are no terms');
  return terms;
}

test('changed texts and parameters are built and published, and a rollback removes them', async () => {
  test.setTimeout(900_000);
  const admin = await signInAsAdmin();
  const [own] = (await search('dwk', 'RS')).lists;
  const listing = await detail('dwk', 'propresi', own?._id ?? '');
  const describe = (description: unknown) =>
    admin('PUT', `/api/dwk/PropResiEdit/${listing._id}`, { description });
  const stored = await panelRequest<{ data: { brandName: string } }>('GET', PARAMETERS);
  const { brandName } = stored.body.data;
  const terms = await termsOf();
  const set = async (name: string, body: string): Promise<void> => {
    const word = await panelRequest('PUT', `${TEXTS}/${terms.documentId}`, { body });
    const call = await panelRequest('PUT', PARAMETERS, { brandName: name });
    expect([word.status, call.status]).toEqual([200, 200]);
  };
  const { revision } = await published();
  const appData = await read('/page-data/app-data.json');

  // Several changes at once: the first ones are built together with the last one, or before it.
  await set(DRAFT, terms.body);
  await set(
    NAME,
    `${terms.body}\n\n<script>run()</script>\n\n<b onclick="run()">Set by hand</b> [here](javascript:run())\n`,
  );
  expect((await read('/')).text).not.toContain(NAME);
  const news = `Described ${String(Date.now())}`;
  const meanwhile = await describe(news);
  await expect.poll(async () => (await published()).pages).toBe(meanwhile.revision);
  expect((await read(DETAIL + listing._id)).text).toContain(news);
  expect((await published()).revision).toBe(revision);
  const { behind } = await publisherState();
  // All changes except that of the listing.
  expect(behind?.changes).toBe(meanwhile.revision - revision - 1);
  expect(Date.parse(behind?.since ?? '')).not.toBeNaN();
  await untilPublished(meanwhile.revision, 420_000);
  await expect
    .poll(async () => (await publisherState()).running, { timeout: 60_000 })
    .toBe('nothing');
  const after = await publisherState();
  expect(after).toMatchObject({ rollback: null, lastBuild: { what: 'build', error: null } });
  // Also in a text of the landing page that was not changed itself but contains the name.
  expect((await read('/')).text).toContain(`${NAME} has helped`);
  expect((await read(DETAIL + listing._id)).text).toContain(news);
  const legal = (await read('/terms/')).text;
  expect(/<p>[^\n]*Set by hand.*/.exec(legal)?.[0]).toBe('<p><b>Set by hand</b> <a>here</a></p>');
  expect(legal.includes('run()')).toBe(false);
  // Another build of the same scripts, with other caches, has the same name.
  expect(await read('/page-data/app-data.json')).toEqual(appData);

  // The rollback uses the release before the last build, independent of the first build. Listings stay current.
  expect((await publisherRequest('POST', 'rollback')).status).toBe(202);
  const today = await describe(listing.description ?? '');
  const back = await nextRelease(after);
  expect(back.rollback?.release).toBeLessThan(after.release);
  expect(back.lastBuild).toMatchObject({ what: 'rollback', error: null });
  await expect.poll(async () => (await published()).pages).toBeGreaterThanOrEqual(today.revision);
  // The published revision does not contain the texts that were rolled back.
  expect((await published()).revision).toBeLessThan(after.revision);
  expect(back.behind?.changes).toBeGreaterThan(0);
  expect((await read('/')).text).not.toContain(NAME);
  expect((await read('/terms/')).text).not.toContain('Set by hand');
  expect((await read(DETAIL + listing._id)).text).not.toContain(news);

  // The next change of texts ends the rollback.
  await set(brandName, terms.body);
  await expect
    .poll(async () => (await publisherState()).rollback, { timeout: 240_000, intervals: [500] })
    .toBeNull();
  await expect
    .poll(async () => (await read('/')).text, { timeout: 240_000, intervals: [500] })
    .not.toContain(DRAFT);
  expect((await read('/')).text).toContain(brandName);
});
