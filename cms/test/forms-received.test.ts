import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { bootCms, signIn } from './support/cms';
import type { TestCms } from './support/cms';
import { listen } from './support/log-lines';
import { form } from './support/multipart';
import { signInToPanel } from './support/panel';
import { waitUntil } from './support/wait-until';

const MIB = 1024 * 1024;
/** The first part of a form: a file begins, of which the rest is to come. */
const BEGINNING = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nbytes',
);

let cms: TestCms;
let staff: string;
let visitor: string;
let panel: string;
let port: number;

beforeAll(async () => {
  cms = await bootCms({
    TRUST_PROXY: '1',
    LIMIT_FORMS: '4',
    LIMIT_FORMS_ADDRESS: '2',
    LIMIT_FORMS_MIB: '80',
    LIMIT_FORMS_MIB_ADDRESS: '60',
  });
  staff = (await signIn(cms, 'admin')).token;
  visitor = (await signIn(cms, 'visiter')).token;
  panel = await signInToPanel(cms);
  ({ port } = cms.strapi.server.httpServer.address() as AddressInfo);
});
afterAll(() => cms.close());

const open: ClientRequest[] = [];
const received = (): readonly string[] => readdirSync(readEnv().incomingDir);

afterEach(async () => {
  for (const sent of open.splice(0)) sent.destroy();
  await waitUntil(() => received().length === 0);
});

interface Sender {
  readonly path?: string;
  readonly token?: string;
  /** The client's address, as the proxy names it. */
  readonly address?: string;
  /** Bytes of the whole form. */
  readonly size?: number;
}

/** Sends the headers of a form and its first bytes; the rest never comes. */
function begin({ path = '/AddImages', token, address = '10.0.0.1', size = MIB }: Sender) {
  const sent = request({
    ...{ port, path, method: 'POST', agent: false },
    headers: {
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': String(size),
      'X-Forwarded-For': address,
      ...(token !== undefined && { Authorization: token }),
    },
  });
  open.push(sent);
  // It ends when the test does, or when it is cut off.
  sent.on('error', () => undefined);
  sent.write(BEGINNING);
  return sent;
}

/** The answer to a form that has not been sent whole. */
async function answerTo(sender: Sender) {
  const [answer] = (await once(begin(sender), 'response')) as [IncomingMessage];
  const chunks = (await answer.toArray()) as Buffer[];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: String(Buffer.concat(chunks)),
  };
}

/** Begins forms of which the files are being received. */
async function receiving(...senders: readonly Sender[]): Promise<readonly ClientRequest[]> {
  const sent = senders.map((sender) => begin({ token: staff, ...sender }));
  await waitUntil(() => received().length === senders.length);
  return sent;
}

describe('a form is received only from who may send it', () => {
  it('many anonymous senders are answered before they send, and nothing is stored', async () => {
    const size = 50 * MIB;
    const answers = await Promise.all(Array.from({ length: 12 }, () => answerTo({ size })));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [401, 'Please log in to continue']),
    );
    expect(received()).toEqual([]);
  });

  it.each([
    ['a visitor’s, of listings', () => ({ token: visitor }), 403],
    ['anonymous, for the media library', () => ({ path: '/upload' }), 401],
    ['a user’s of the site, for the media library', () => ({ path: '/upload', token: staff }), 401],
    ['anonymous, for the panel’s logo', () => ({ path: '/admin/project-settings' }), 401],
  ])('%s', async (_what, sender, status) => {
    expect((await answerTo(sender())).status).toBe(status);
    expect(received()).toEqual([]);
  });

  it('the panel’s user sends to the media library', async () => {
    await receiving({ path: '/upload', token: panel });
  });

  it('a client that sends everything first gets the answer', async () => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/AddImages`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: form([['images', 'a.png', Buffer.alloc(40 * MIB)]]),
    });
    expect([answer.status, await answer.text()]).toEqual([401, 'Please log in to continue']);
  });
});

describe('what is received at once', () => {
  const tooMany = {
    msg: 'errorTooMany',
    message: 'Too many uploads at once. Please wait a moment and try again',
  };
  const busy = {
    msg: 'errorBusy',
    message: 'The server is busy with other uploads. Please try again in a moment',
  };

  it('is limited by address', async () => {
    const [first] = await receiving({}, {});
    const answer = await answerTo({ token: staff });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([429, tooMany]);
    expect(answer.headers['retry-after']).toBe('10');
    first?.destroy();
    await waitUntil(() => received().length === 1);
    begin({ token: staff });
    await waitUntil(() => received().length === 2);
  });

  it('is limited by the bytes of an address', async () => {
    await receiving({ size: 40 * MIB });
    expect((await answerTo({ token: staff, size: 30 * MIB })).status).toBe(429);
  });

  it('is limited in all', async () => {
    const addresses = [1, 2, 3, 4].map((last) => ({ address: `10.0.1.${String(last)}` }));
    await receiving(...addresses);
    const answer = await answerTo({ token: staff });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([503, busy]);
    expect(answer.headers['retry-after']).toBe('10');
  });

  it('is limited by the bytes of all, and in the panel too', async () => {
    await receiving({ size: 50 * MIB, address: '10.0.2.1' });
    const answer = await answerTo({ path: '/upload', token: panel, size: 40 * MIB });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: busy.message } });
  });
});

describe('the files of a form', () => {
  it('are removed at once when the sender goes', async () => {
    const log = listen(cms);
    const [sent] = await receiving({});
    sent?.destroy();
    await waitUntil(() => received().length === 0);
    expect(log.lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('are removed when the sender is too slow, whose connection is closed', async () => {
    process.env.FORM_GRACE_SECONDS = '0.5';
    cms = await cms.restart();
    ({ port } = cms.strapi.server.httpServer.address() as AddressInfo);
    const [sent] = await receiving({});
    await new Promise((resolve) => sent?.once('close', resolve));
    await waitUntil(() => received().length === 0);
  });
});
