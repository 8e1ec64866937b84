import { beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_UID, LISTING_UIDS } from '../src/uids';
import { addListing, cmsOfFile } from './support/cms';
import { recordsOf, signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const cms = cmsOfFile();
let admin: PanelUser;
beforeAll(async () => {
  admin = await signInToPanel(cms, 'strapi-super-admin');
});

/** A caller's input must never cause a status of 500 or above. */
const expectRejected = (status: number) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
};

it.each([
  '/api/..%2f..%2fpackage.json',
  '/uploads/..%2f..%2fpackage.json',
  '/api/%00',
  '/%E0%A4%A',
])('the path %s is rejected', async (path) => {
  expectRejected((await cms.http.get(path)).status);
});

describe.each(['br', 'gzip', 'deflate', 'zstd', 'nonsense'])(
  'a body that is not %s',
  (encoding) => {
    it.each(['/api/AwardSearch', '/api/users/login', '/admin/login', '/api/nothing'])(
      'is rejected by %s',
      async (path) => {
        const call = cms.http.post(path).set('Content-Type', 'application/json');
        expectRejected((await call.set('Content-Encoding', encoding).send('{"a":1}')).status);
      },
    );
  },
);

it.each(['publish', 'unpublish', 'discard', 'bulkPublish', 'bulkUnpublish'])(
  'the panel’s call %s is rejected: no type has drafts',
  async (action) => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi');
    for (const record of [undefined, documentId]) {
      const path = `${recordsOf(LISTING_UIDS.propresi, record)}/actions/${action}`;
      expectRejected((await admin.post(path)).status);
    }
  },
);

const LISTS = [recordsOf(LISTING_UIDS.propresi), recordsOf(ACCOUNT_UID), '/upload/files'].concat(
  ...['/upload/folders', '/admin/users'],
);

it.each([
  ...[
    'filters[$and]=1',
    'filters[$not]=1',
    'filters[$or][0]=a',
    'filters=a',
    'filters[id][$foo]=a',
  ],
  ...[
    'filters[id][$in][0][x]=1',
    'filters[createdAt][$gt]=notadate',
    'filters[updatedBy][id][$gt]=x',
  ],
  ...['filters[price][$between]=1', 'filters[price][$in]=', 'filters[price][$gt]=abc'],
  ...[
    'fields=nothing',
    'sort=nothing',
    'sort[a][b]=c',
    '_q[]=a',
    'page=-1',
    'page=a',
    'pageSize=0',
  ],
  ...['populate=nothing', 'locale=xx', 'status=odd', 'page[a]=1'],
])('the query %s of the panel is no fault of the server', async (query) => {
  for (const path of LISTS) {
    expect([path, (await admin.get(encodeURI(`${path}?${query}`))).status < 500]).toEqual([
      path,
      true,
    ]);
  }
});

it.each([
  ...[recordsOf(LISTING_UIDS.propresi), recordsOf(ACCOUNT_UID)].flatMap((path) =>
    ['[1]', '["x"]', '[[]]', '5', '{'].map((body) => [path, body]),
  ),
  ...['[[1]]', '{"a":1}', '{"connect":[{}]}', 'true', '"x"'].map((parent) => [
    '/upload/folders',
    `{"name":"a","parent":${parent}}`,
  ]),
  ...['5', 'null', '[1]', '{}'].map((email) => ['/admin/users', `{"email":${email}}`]),
  ['/admin/users/batch-delete', '{"ids":["x"]}'],
  ['/admin/permissions/check', '{"permissions":5}'],
  ['/admin/permissions/check', '{}'],
])('%s of the panel rejects the body %s', async (path = '', body = '') => {
  const call = admin.post(path).set('Content-Type', 'application/json').timeout(5000);
  // Superagent would send a text as JSON otherwise.
  expectRejected((await call.serialize(() => body)).status);
});

it('a fault of the database stays one of the server', async () => {
  const { db } = cms.strapi;
  const query = db.query.bind(db);
  db.query = () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  };
  const { status } = await admin.get(`${recordsOf(LISTING_UIDS.propresi)}?_q=a`);
  db.query = query;
  expect(status).toBe(500);
});
