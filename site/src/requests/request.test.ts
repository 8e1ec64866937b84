import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isRecord, hasMessage } from './answer-guards';
import { get, post, request } from './request';
import { readToken } from './token';
import { writtenRevision } from './written-revision';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, authorization, x-known-device',
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-expose-headers': 'retry-after, x-public-revision, x-known-device',
};

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server's response; null if it never responds. */
let reply: Reply | null = null;
let asked: { readonly message: IncomingMessage; readonly body: string }[] = [];
let server: Server;

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
  if (message.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  asked.push({ message, body: await textOf(message) });
  if (!reply) return;
  response.writeHead(reply.status, { ...CORS, ...reply.headers }).end(reply.body);
}

const replies = (status: number, body: unknown, headers = {}) => {
  reply = { status, body: JSON.stringify(body), headers };
};

/** Creates a token whose session ends after this many seconds. */
const tokenFor = (seconds: number): string => {
  const claims = { sub: '7', exp: Math.floor(Date.now() / 1000) + seconds };
  return `Bearer e30.${btoa(JSON.stringify(claims))}.signature`;
};

beforeEach(async () => {
  asked = [];
  server = createServer((message, response) => void handle(message, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  process.env.GATSBY_CMS_URL = `http://localhost:${String((server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  jest.useRealTimers();
  localStorage.clear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('request', () => {
  it('sends JSON to the CMS and gives its answer', async () => {
    replies(200, { count: 2 });
    await expect(post('/api/dwk/LocalityList', { a: 1 }, isRecord)).resolves.toEqual({ count: 2 });
    expect(asked[0]?.message.url).toBe('/api/dwk/LocalityList');
    expect(asked[0]?.message.headers['content-type']).toBe('application/json');
    expect(asked[0]?.body).toBe('{"a":1}');
  });

  it('sends the token of a live session, and none of an expired one', async () => {
    replies(200, {});
    localStorage.setItem('jwtToken', tokenFor(60));
    await get('/api/GetUserForAuth', isRecord);
    expect(asked[0]?.message.headers.authorization).toBe(localStorage.getItem('jwtToken'));
    localStorage.setItem('jwtToken', tokenFor(-1));
    await get('/api/GetUserForAuth', isRecord);
    expect(asked[1]?.message.headers.authorization).toBeUndefined();
    expect(localStorage.getItem('jwtToken')).toBeNull();
  });

  it('sends the headers of a call, and gives those of the answer', async () => {
    replies(200, { msg: 'success' }, { 'x-known-device': 'second first' });
    const ask = { method: 'POST', path: '/api/users/login', body: {}, expects: isRecord } as const;
    const { header } = await request({ ...ask, headers: { 'x-known-device': 'first' } });
    expect(asked[0]?.message.headers['x-known-device']).toBe('first');
    expect(header('x-known-device')).toBe('second first');
  });

  it('gives the revision of a write of what is public alone', async () => {
    const ask = { method: 'PUT', path: '/api/AwardEdit/1', body: {}, expects: isRecord } as const;
    replies(200, { msg: 'success' }, { 'x-revision': '41' });
    await expect(request(ask)).resolves.toMatchObject({ revision: null });
    expect(writtenRevision.get()).toEqual({ all: 0, built: 0 });
    replies(200, { msg: 'success' }, { 'x-revision': '42', 'x-public-revision': '42' });
    await expect(request(ask)).resolves.toMatchObject({ body: { msg: 'success' }, revision: 42 });
    expect(writtenRevision.get()).toEqual({ all: 42, built: 0 });
    replies(200, { msg: 'success' }, { 'x-public-revision': '43' });
    await request({ ...ask, isBuilt: true });
    replies(200, { msg: 'success' }, { 'x-public-revision': '44' });
    await request(ask);
    expect(writtenRevision.get()).toEqual({ all: 44, built: 43 });
  });

  it('sends a form as it is, and tells how far it is', async () => {
    replies(200, { msg: 'success' });
    const body = new FormData();
    body.append('images', new Blob(['x'.repeat(50_000)]), 'front.png');
    const onProgress = jest.fn();
    await request({ method: 'POST', path: '/AddImages', body, expects: isRecord, onProgress });
    expect(asked[0]?.message.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(asked[0]?.body).toContain('front.png');
    expect(onProgress).toHaveBeenCalled();
  });

  it('gives what a refusal says', async () => {
    replies(400, { msg: 'errorValidation', errors: { userId: 'User Id is required' } });
    await expect(post('/api/users/login', {}, isRecord)).rejects.toMatchObject({
      call: 'users_login',
      kind: 'rejected',
      status: 400,
      body: { msg: 'errorValidation', errors: { userId: 'User Id is required' } },
    });
    replies(429, { msg: 'errorTooMany', message: 'Wait' }, { 'retry-after': '90' });
    await expect(post('/api/users/login', {}, isRecord)).rejects.toMatchObject({
      status: 429,
      body: { message: 'Wait', retryAfter: 90 },
    });
  });

  it('takes away the token that got 401, and no other', async () => {
    reply = { status: 401, body: 'Please log in', headers: { 'content-type': 'text/plain' } };
    localStorage.setItem('jwtToken', tokenFor(60));
    const outcome = get('/api/GetUserForAuth', isRecord);
    await expect(outcome).rejects.toMatchObject({ body: { message: 'Please log in' } });
    expect(readToken()).toBeNull();
    const later = tokenFor(120);
    localStorage.setItem('jwtToken', tokenFor(60));
    const slow = get('/api/GetUserForAuth', isRecord);
    localStorage.setItem('jwtToken', later);
    await expect(slow).rejects.toMatchObject({ status: 401 });
    expect(readToken()?.value).toBe(later);
  });

  it.each(['<html>', 'null', '7', '[]', '{}', '{"msg":7}', '{"msg":"errorElse"}'])(
    'knows that %s is not what was expects',
    async (body) => {
      reply = { status: 200, body };
      await expect(
        post('/api/users/login', {}, hasMessage('success', 'errorPass')),
      ).rejects.toMatchObject({ kind: 'invalid', status: 200 });
    },
  );

  it('says that the CMS was not reached', async () => {
    // jsdom logs a connection error to its console.
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    process.env.GATSBY_CMS_URL = 'http://localhost:1';
    await expect(post('/api/dwk/LocalityList', {}, isRecord)).rejects.toMatchObject({
      kind: 'unreachable',
    });
    logged.mockRestore();
  });

  it('gives up on a CMS that does not answer', async () => {
    reply = null;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const outcome = expect(post('/api/dwk/LocalityList', {}, isRecord)).rejects.toMatchObject({
      kind: 'timeout',
    });
    await jest.advanceTimersByTimeAsync(15_000);
    await outcome;
  });

  it('ends when the caller wants no answer any more, and says so', async () => {
    reply = null;
    const controller = new AbortController();
    const outcome = post('/api/dwk/LocalityList', {}, isRecord, controller.signal);
    controller.abort('another search');
    await expect(outcome).rejects.toBe('another search');
    await expect(post('/api/dwk/LocalityList', {}, isRecord, controller.signal)).rejects.toBe(
      'another search',
    );
  });
});
