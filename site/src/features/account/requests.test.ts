import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { login } from './requests';

const CREDENTIALS = { userId: '9000000001', password: 'Wrong@123' };

let received: IncomingHttpHeaders[];
/** The marks of the device in the next response. */
let mark: string | null;
let server: Server;

beforeEach(async () => {
  received = [];
  mark = null;
  server = createServer(({ method, headers }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type, x-known-device');
    response.setHeader('access-control-expose-headers', 'x-known-device');
    if (method === 'OPTIONS') {
      response.end();
      return;
    }
    received.push(headers);
    if (mark !== null) response.setHeader('x-known-device', mark);
    response.end(JSON.stringify({ msg: 'errorPass' }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  process.env.GATSBY_CMS_URL = `http://localhost:${String((server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  localStorage.clear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('a login shows the marks of the device, and stores those of its answer', async () => {
  mark = 'first';
  await login('user', CREDENTIALS);
  mark = 'second first';
  await login('user', CREDENTIALS);
  mark = null;
  await login('user', CREDENTIALS);
  await login('user', CREDENTIALS);
  expect(received.map((headers) => headers['x-known-device'])).toEqual([
    ...[undefined, 'first', 'second first', 'second first'],
  ]);
});
