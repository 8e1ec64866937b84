import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { cmsOfFile } from './support/cms';
import { listen } from './support/log-lines';
import type { Log } from './support/log-lines';
import { PANEL_USER, signInToPanel } from './support/panel';
import { expectSafeResponse, idOf } from './support/safe-response';

const SITE = 'https://homes.example';
const PHONE = '9200000077';

const cms = cmsOfFile({ SITE_URL: SITE, TRUST_PROXY: 'false' });
let log: Log;
beforeAll(() => {
  log = listen(cms);
});

const KINDS_OF_REQUEST = [
  ['a call', 'post', '/api/AwardSearch', 200],
  ['an unknown call', 'get', '/api/nothing', 404],
  ['a call at the root', 'get', '/AddImage', 404],
  ['a call of the panel', 'get', '/admin/users/me', 401],
  ['the media library', 'get', '/upload/files', 401],
  ['a stored picture that is not there', 'get', '/uploads/nothing.webp', 404],
  ['a picture’s name that is too long', 'get', `/uploads/${'x'.repeat(300)}`, 404],
  ['a way out of the folder', 'get', '/uploads/..%2f..%2fdata.db', 403],
  ['a name that cannot be read', 'get', '/uploads/%E0%A4%A', 400],
  ['an unknown path', 'get', '/nothing', 404],
  ['an unknown path, written to', 'post', '/nothing', 405],
  ['the health check', 'get', '/_health', 204],
  ['the endpoint for agents, which is closed', 'post', '/mcp', 405],
] as const;

it('an answer for one account is stored by no cache', async () => {
  const cacheOf = async (call: Test) => (await call).headers['cache-control'] as unknown;
  const signedIn = (call: Test) => call.set('Authorization', 'Bearer x');
  expect(await cacheOf(cms.http.post('/api/AwardSearch'))).toBeUndefined();
  expect(await cacheOf(signedIn(cms.http.post('/api/AwardSearch')))).toBe('no-store');
  expect(await cacheOf(signedIn(cms.http.get('/api/nothing')))).toBe('no-store');
  expect(await cacheOf(cms.http.post('/api/users/login').send({}))).toBe('no-store');
});

it('an answer of the panel is stored by no cache', async () => {
  const authorization = await signInToPanel(cms);
  for (const path of ['/admin/users/me', '/upload/files', '/content-manager/init']) {
    const answer = await cms.http.get(path).set('Authorization', authorization).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const { headers } = await cms.http.post('/admin/login').send(PANEL_USER).expect(200);
  expect(headers['cache-control']).toBe('no-store');
  const refused = await cms.http
    .get('/admin/users/me')
    .set('Authorization', 'Bearer x')
    .expect(401);
  expect(refused.headers['cache-control']).toBe('no-store');
});

describe('every request', () => {
  it.each(KINDS_OF_REQUEST)(
    '%s has an id, a line in the log, and safe headers',
    async (_what, method, to, status) => {
      const answer = await cms.http[method](`${to}?phone=${PHONE}`).expect(status);
      expectSafeResponse(answer);
      const [line, ...others] = (await log.of(idOf(answer))).filter(({ method: m }) => m);
      expect(others).toEqual([]);
      expect(line).toEqual({
        time: expect.any(String) as unknown,
        level: 'http',
        id: idOf(answer),
        method: method.toUpperCase(),
        path: to,
        status,
        ms: expect.any(Number) as unknown,
      });
    },
  );

  // If the panel is not built, the missing file is noticed only while the response is sent.
  it('for the panel’s page is one too, also where that is not there', async () => {
    const answer = await cms.http.get('/admin/');
    expectSafeResponse(answer);
    expect(await log.of(idOf(answer))).toContainEqual(
      expect.objectContaining({ method: 'GET', status: answer.status }),
    );
  });

  it('for a transfer is refused: that is off', async () => {
    const answer = await cms.http
      .get('/admin/transfer/tokens')
      .set('Authorization', await signInToPanel(cms))
      .expect(404);
    expectSafeResponse(answer);
  });

  it('has an id of its own, whatever the client says', async () => {
    const sent = '0d9a1c7e-8f1b-4a44-9c1d-0123456789ab';
    const ask = () => cms.http.post('/api/AwardSearch').set('X-Request-Id', sent);
    const ids = [idOf(await ask()), idOf(await ask()), sent];
    expect(new Set(ids).size).toBe(3);
  });
});

describe('a call', () => {
  it('is found in any case and with a last slash', async () => {
    await cms.http.post('/API/dwk/propresisalesearch/').send({}).expect(200);
    await cms.http.get('/OpenAPI.json/').expect(200);
  });

  it('that answers GET answers HEAD, without a body', async () => {
    const { headers } = await cms.http.get('/openapi.json').expect(200);
    const asked = await cms.http.head('/openapi.json').expect(200);
    expect(asked.headers['content-length']).toBe(headers['content-length']);
    expect(asked.text).toBeFalsy();
  });

  it.each([
    ['/openapi.json', 'GET, HEAD'],
    ['/api/AwardSearch', 'POST'],
    ['/api/dwk/PropResiEdit/x', 'PUT'],
  ])('%s tells by which methods it is answered', async (path, methods) => {
    const response = await cms.http.options(path).expect(204);
    expectSafeResponse(response);
    expect(response.headers.allow).toBe(methods);
    const refused = await cms.http.delete(path).expect(404, { msg: 'errorNotFound' });
    expect(refused.headers.allow).toBe(methods);
  });
});

describe('another origin', () => {
  const from = (origin: string) => cms.http.post('/api/AwardSearch').set('Origin', origin);

  it.each(['https://evil.example', `${SITE}.evil.example`, 'http://homes.example', 'null'])(
    '%s is given nothing',
    async (origin) => {
      const answer = await from(origin).expect(200);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-'))).toEqual([]);
      const asked = await cms.http
        .options('/api/AwardSearch')
        .set('Origin', origin)
        .set('Access-Control-Request-Method', 'POST');
      expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-'))).toEqual([]);
    },
  );

  it('than the site’s own is the only one: that may read, without credentials', async () => {
    const { headers } = await from(SITE).expect(200);
    expect(headers['access-control-allow-origin']).toBe(SITE);
    expect(headers['access-control-expose-headers']).toBe(
      'Retry-After,X-Revision,X-Public-Revision,X-Request-Id,X-Known-Device',
    );
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers.vary).toContain('Origin');
  });

  it('none at all: nothing is said of origins, but that they make a difference', async () => {
    for (const answer of [
      await cms.http.post('/api/AwardSearch').expect(200),
      await cms.http.get('/api/nothing').expect(404),
      await cms.http.options('/api/AwardSearch'),
    ]) {
      const { headers } = answer;
      expect(Object.keys(headers).filter((name) => name.startsWith('access-'))).toEqual([]);
      expect(headers.vary).toContain('Origin');
    }
  });

  it('or the site’s, a failure can be read', async () => {
    const { headers } = await cms.http.get('/api/nothing').set('Origin', SITE).expect(404);
    expect(headers['access-control-allow-origin']).toBe(SITE);
  });
});

describe('the content security policy', () => {
  it('knows no host but ours', async () => {
    const { headers } = await cms.http.get('/admin/init').expect(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("font-src 'self' data:;");
    expect(policy).not.toMatch(/https?:|[a-z]\.[a-z]/);
  });
});

describe('a slow client', () => {
  it('is given two minutes for a request, and less for its headers', () => {
    expect(cms.strapi.server.httpServer).toMatchObject({
      requestTimeout: 120_000,
      headersTimeout: 20_000,
    });
  });
});
