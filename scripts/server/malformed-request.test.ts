import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_REQUEST, ONLY_READ, SECURITY_HEADERS } from './fixed-responses';
import { ServedSiteFixture } from './site-fixture';

let site: ServedSiteFixture;
beforeAll(async () => {
  site = await ServedSiteFixture.start();
});
afterAll(() => site.stop());

async function answerTo(sent: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return text(socket);
}

describe('a malformed request', () => {
  it.each([
    ['GET /dwk/ HTTP/x', 400, NO_REQUEST],
    ['get /dwk/ HTTP/1.1', 405, ONLY_READ],
    ['GET /dwk/ HTTP/1.1\r\nhost : a\u0000b', 400, NO_REQUEST],
  ])(
    '%j is answered with %i and a sentence, with the headers of every response',
    async (line, status, said) => {
      const answer = await answerTo(`${line}\r\n\r\n`);
      const [head = '', body] = answer.split('\r\n\r\n');
      expect([head.split(' ')[1], body]).toEqual([String(status), said]);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(head).toContain(`\r\n${name}: ${value}`);
      expect(head.includes('\r\nallow: GET, HEAD')).toBe(status === 405);
    },
  );
});
