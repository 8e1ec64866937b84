/** @any-database A form is received before a query; `images-referenced.test.ts` sends forms to each router. */
import { readdirSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { cmsOfFile, signIn } from './support/cms';
import { listen } from './support/log-lines';
import { form } from './support/multipart';
import { signInToPanel } from './support/panel';
import { answerTo, begin, endSenders, MIB } from './support/senders';
import type { Sender } from './support/senders';
import { waitUntil } from './support/wait-until';

const cms = cmsOfFile({
  TRUST_PROXY: '1',
  LIMIT_FORMS: '4',
  LIMIT_FORMS_ADDRESS: '2',
  LIMIT_FORMS_MIB: '80',
  LIMIT_FORMS_MIB_ADDRESS: '60',
});
let staff: string;
let visitor: string;
let panel: string;

beforeAll(async () => {
  staff = (await signIn(cms, 'admin')).token;
  visitor = (await signIn(cms, 'visiter')).token;
  panel = await signInToPanel(cms);
});

const received = (): readonly string[] => readdirSync(readEnv().incomingDir);

afterEach(async () => {
  endSenders();
  await waitUntil(() => received().length === 0);
});

/** Starts forms and waits until the CMS receives their files. */
async function receiving(...senders: readonly Sender[]): Promise<readonly ClientRequest[]> {
  const sent = senders.map((sender) => begin(cms, { token: staff, ...sender }));
  await waitUntil(() => received().length === senders.length);
  return sent;
}

describe('a form is received only from who may send it', () => {
  it('many anonymous senders are answered before they send, and nothing is stored', async () => {
    const size = 50 * MIB;
    const answers = await Promise.all(Array.from({ length: 12 }, () => answerTo(cms, { size })));
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
    expect((await answerTo(cms, sender())).status).toBe(status);
    expect(received()).toEqual([]);
  });

  it('the panel’s user sends to the media library', async () => {
    await receiving({ path: '/upload', token: panel });
  });

  it('a client that sends everything first gets the answer', async () => {
    const { port } = cms.strapi.server.httpServer.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${String(port)}/AddImages`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: form([['images', 'a.png', Buffer.alloc(40 * MIB)]]),
    });
    expect([answer.status, await answer.text()]).toEqual([401, 'Please log in to continue']);
  });
});

const tooMany = {
  msg: 'errorTooMany',
  message: 'Too many uploads at once. Please wait a moment and try again',
};
const busy = {
  msg: 'errorBusy',
  message: 'The server is busy with other uploads. Please try again in a moment',
};

describe('what is received at once', () => {
  it('is limited by address', async () => {
    const [first] = await receiving({}, {});
    const answer = await answerTo(cms, { token: staff });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([429, tooMany]);
    expect(answer.headers['retry-after']).toBe('10');
    first?.destroy();
    await waitUntil(() => received().length === 1);
    begin(cms, { token: staff });
    await waitUntil(() => received().length === 2);
  });

  it('is limited by the bytes of an address', async () => {
    await receiving({ size: 40 * MIB });
    expect((await answerTo(cms, { token: staff, size: 30 * MIB })).status).toBe(429);
  });

  it('is limited in all', async () => {
    const { token } = await signIn(cms, 'manager_dwk');
    await receiving({}, {}, { token, address: '10.0.1.1' }, { token, address: '10.0.1.2' });
    const answer = await answerTo(cms, { token: panel, path: '/upload', address: '10.0.1.3' });
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: busy.message } });
    expect(answer.headers['retry-after']).toBe('10');
  });

  it('is limited by the bytes of all, and in the panel too', async () => {
    await receiving({ size: 50 * MIB, address: '10.0.2.1' });
    const answer = await answerTo(cms, { path: '/upload', token: panel, size: 40 * MIB });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: busy.message } });
  });
});

describe('what visitors send', () => {
  const path = '/AddImage';
  const visitorFrom = async (address: string): Promise<Sender> => {
    const { token } = await signIn(cms, 'visiter');
    return { path, token, address };
  };

  it('is limited by account, from whichever address', async () => {
    const sender = await visitorFrom('10.0.3.1');
    await receiving(sender);
    const answer = await answerTo(cms, { ...sender, address: '10.0.3.2' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([429, tooMany]);
  });

  it('takes half of the places, so that staff are received', async () => {
    await receiving(await visitorFrom('10.0.4.1'), await visitorFrom('10.0.4.2'));
    const answer = await answerTo(cms, await visitorFrom('10.0.4.3'));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([503, busy]);
    begin(cms, { token: staff, address: '10.0.4.4' });
    begin(cms, { path: '/upload', token: panel, address: '10.0.4.5' });
    await waitUntil(() => received().length === 4);
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
    await cms.restart();
    const [sent] = await receiving({});
    await new Promise((resolve) => sent?.once('close', resolve));
    await waitUntil(() => received().length === 0);
  });
});
