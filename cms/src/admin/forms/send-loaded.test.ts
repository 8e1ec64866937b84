import { beforeEach, expect, it, jest } from '@jest/globals';
import { sendLoaded } from './send-loaded';

const RECORD = 'http://localhost/content-manager/collection-types/api::award.award/abc';
const SINGLE = 'http://localhost/content-manager/single-types/api::landing.landing';

const inner = jest.fn<typeof fetch>();
const scope = { fetch: inner as typeof fetch };

/** Sets the response of the next request. */
const answer = (body: unknown, status = 200) =>
  inner.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

const save = (path: string, values: object) => {
  answer({ data: values });
  return scope.fetch(path, { method: 'PUT', body: JSON.stringify(values) });
};
const sent = () => JSON.parse(inner.mock.lastCall?.[1]?.body as string) as unknown;

beforeEach(() => {
  inner.mockReset();
  scope.fetch = inner;
  Object.assign(globalThis, { location: new URL('http://localhost/admin/') });
  sendLoaded(scope);
});

it.each([RECORD, SINGLE])('a save of %s sends the loaded values of its fields', async (path) => {
  answer({ data: { head: 'Was', position: 1, createdAt: 'then' } });
  const response = await scope.fetch(`${path}?populate=x`, { method: 'GET' });
  expect(await response.json()).toEqual({ data: { head: 'Was', position: 1, createdAt: 'then' } });
  await save(path, { head: 'Mine', position: 1 });
  expect(sent()).toEqual({ head: 'Mine', position: 1, loaded: { head: 'Was', position: 1 } });
});

it('the next save has what the last one stored', async () => {
  answer({ data: { head: 'Was' } });
  await scope.fetch(RECORD);
  await save(RECORD, { head: 'Mine' });
  await save(RECORD, { head: 'Again' });
  expect(sent()).toEqual({ head: 'Again', loaded: { head: 'Mine' } });
});

it('a rejected save changes nothing of what was loaded', async () => {
  answer({ data: { head: 'Was' } });
  await scope.fetch(RECORD);
  answer({ error: {} }, 400);
  await scope.fetch(RECORD, { method: 'PUT', body: '{"head":"Mine"}' });
  await save(RECORD, { head: 'Mine' });
  expect(sent()).toEqual({ head: 'Mine', loaded: { head: 'Was' } });
});

it('other requests stay as they are', async () => {
  await save(RECORD, { head: 'Mine' });
  expect(sent()).toEqual({ head: 'Mine' });
  const list = 'http://localhost/content-manager/collection-types/api::award.award';
  answer({ results: [] });
  await scope.fetch(list);
  answer({});
  await scope.fetch(list, { method: 'POST', body: '{"head":"New"}' });
  expect(sent()).toEqual({ head: 'New' });
});
