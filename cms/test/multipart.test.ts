/** @any-database A form is parsed before a query; `images-referenced.test.ts` sends forms to each router. */
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { form, sendForm } from './support/multipart';
import type { Part } from './support/multipart';
import { cmsOfFile, signIn } from './support/cms';
import { listen } from './support/log-lines';
import { signInToPanel } from './support/panel';
import { expectSafeResponse } from './support/safe-response';
import { waitUntil } from './support/wait-until';

const cms = cmsOfFile();
let staff: string;
let panel: string;
beforeAll(async () => {
  staff = (await signIn(cms, 'admin')).token;
  panel = await signInToPanel(cms);
});

const postForm = (to: string, parts: readonly Part[], token = staff) =>
  sendForm(cms.http.post(to).set('Authorization', token), parts);

describe('forms with files', () => {
  const MIB = 1024 * 1024;
  /** Files for a record that does not exist: a call that reads them answers 404. */
  const files = (count: number, size = 10): Part[] => [
    ['folder', undefined, 'award'],
    ['id', undefined, 'nothing'],
    ...Array.from(
      { length: count },
      (_, i): Part => ['images', `${String(i)}.png`, Buffer.alloc(size)],
    ),
  ];
  const leftBehind = (): readonly string[] => readdirSync(readEnv().incomingDir);

  it('are taken by image calls alone', async () => {
    for (const to of ['/api/ReviewSearch', '/api/nothing', '/DeleteImage', '/api/AddImage']) {
      const answer = await postForm(to, files(1)).expect(400, {
        msg: 'errorValidation',
        errors: { body: 'The body must be JSON' },
      });
      expectSafeResponse(answer);
    }
    await postForm('/admin/login', files(1)).expect(400);
  });

  it('are read with twenty files, so that the call can judge them, and no further', async () => {
    await postForm('/AddImages', files(20)).expect(404);
    await postForm('/AddImages', files(21)).expect(400, {
      msg: 'errorValidation',
      errors: { images: 'You can Upload 5 Images Only at a time !' },
    });
  });

  it.each([
    ['a file above 10 MiB', () => files(1, 10 * MIB + 1)],
    ['files of more than 51 MiB', () => files(6, 9 * MIB)],
    ['a field above 256 KiB', () => [['path', undefined, 'x'.repeat(MIB / 4 + 1)]] as Part[]],
    [
      'many fields',
      () => Array.from({ length: 51 }, (_, i) => [`f${String(i)}`, undefined, ''] as Part),
    ],
    ['a body that is larger than all that it may hold', () => files(1, 53 * MIB)],
  ])('%s is 413', async (_what, parts) => {
    const answer = await postForm('/AddImages', parts()).expect(413);
    expect(answer.body).toMatchObject({ msg: 'errorTooLarge' });
    expectSafeResponse(answer);
    const inPanel = await postForm('/upload', parts(), panel).expect(413);
    expectSafeResponse(inPanel);
  });

  it('take five files of 10 MiB', async () => {
    await postForm('/AddImages', files(5, 10 * MIB)).expect(404);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an end too soon', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo'],
    ['no form at all', 'multipart/form-data; boundary=b', '{"a":1}'],
  ])('%s is 400', async (_what, type, body) => {
    const answer = await cms.http
      .post('/AddImages')
      .set({ Authorization: staff, 'Content-Type': type })
      .send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      msg: 'errorValidation',
      errors: { body: 'The form cannot be read' },
    });
  });

  it('must say how long they are', async () => {
    const { port } = cms.strapi.server.httpServer.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${String(port)}/AddImages`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      // A stream is sent in chunks, without a known length.
      body: new Blob([form(files(1))]).stream(),
      duplex: 'half',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      msg: 'errorValidation',
      errors: { body: 'A form’s length must be sent with it' },
    });
  });

  it('leave nothing behind, whatever becomes of them, and nothing in the log', async () => {
    const log = listen(cms);
    await postForm('/AddImages', files(3)).expect(404);
    await postForm('/AddImages', files(21)).expect(400);
    // The small file is still being written when the large one is rejected.
    const smallAndLarge = [...files(1), ...files(1, 11 * MIB)];
    for (let count = 0; count < 5; count += 1)
      await postForm('/AddImages', smallAndLarge).expect(413);
    await postForm('/upload', files(2), panel);
    await waitUntil(() => leftBehind().length === 0);
    expect(leftBehind()).toEqual([]);
    expect(log.lines().filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('the folder of incoming files', () => {
  it('is rid of what a killed process left, and not of what another one may be reading', async () => {
    const { incomingDir } = readEnv();
    for (const name of ['old', 'young']) writeFileSync(path.join(incomingDir, name), 'x');
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(path.join(incomingDir, 'old'), twoHoursAgo, twoHoursAgo);
    await cms.restart();
    expect(readdirSync(incomingDir)).toEqual(['young']);
  });
});
