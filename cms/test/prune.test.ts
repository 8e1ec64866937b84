/** @any-database It tests the files of pictures; `replicas/content.test.ts` prunes beside two CMS processes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { Orphan } from '../src/media/prune/messages';
import { FILE_UID } from '../src/media/stored-file';
import { CALLS, ImageFixture } from './support/image-fixture';
import { fileOf, storageState, plain, small } from './support/pictures';

const PROGRAM = path.resolve(__dirname, '../dist/src/media/prune/main.js');
const TWO_HOURS_AGO = new Date(Date.now() - 2 * 60 * 60 * 1000);

const fixture = ImageFixture.ofFile();

/** Runs the program of `npm run images:prune`, beside the running CMS. */
async function prune(isDelete = false): Promise<readonly Orphan[]> {
  const child = fork(PROGRAM, { env: { ...process.env }, execArgv: [], stdio: 'inherit' });
  child.send({ delete: isDelete, hours: 1 });
  const [{ response }] = (await once(child, 'message')) as [{ response: readonly Orphan[] }];
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
  return [...response].sort((a, b) => a.path.localeCompare(b.path));
}

/** Makes a stored picture old. */
async function age(url: string): Promise<void> {
  const query = fixture.cms.strapi.db.query(FILE_UID);
  const { formats } = (await query.findOne({ where: { url } })) as {
    formats: Record<string, { url: string }>;
  };
  await query.update({ where: { url }, data: { createdAt: TWO_HOURS_AGO } });
  for (const one of [url, ...Object.values(formats).map((format) => format.url)])
    utimesSync(fileOf(one), TWO_HOURS_AGO, TWO_HOURS_AGO);
}

function addStray(name: string, isOld: boolean): string {
  const file = fileOf(name);
  writeFileSync(file, 'stray');
  if (isOld) utimesSync(file, TWO_HOURS_AGO, TWO_HOURS_AGO);
  return `/uploads/${name}`;
}

it('finds orphans, lists them, and deletes nothing else', async () => {
  const { cms } = fixture;
  const named = await fixture.withPictures('propresi', 2);
  const waiting = await fixture.record('award');
  const photo = await plain(1300, 800).jpeg().toBuffer();
  const [young = '', old = '', inText = '', inListing = ''] = await fixture.addGood(
    'award',
    waiting,
    [await small(), photo, await small(), await small()],
  );
  for (const url of [...named.paths, old, inText, inListing]) await age(url);
  await fixture.cms.strapi.documents('api::legal-text.legal-text').create({
    data: {
      ...{ key: 'terms', title: 'Terms', effectiveOn: '2026-01-01', effectiveLabel: 'Now' },
      body: `See ![it](https://example.com${inText})`,
    } as never,
  });
  await fixture
    .put(`dwk/PropResiEdit/${named.id}`, { description: `Look at ${inListing}.` })
    .expect(200);
  const logo = addStray('logo_1.png', true);
  await fixture.cms.strapi
    .store({ type: 'plugin', name: 'any' })
    .set({ key: 'settings', value: { menuLogo: { url: logo } } });
  const stray = addStray('w320_gone_1.webp', true);
  const dotless = addStray('noextension', true);
  addStray('under-way.webp', false);
  addStray('.gitkeep', true);
  mkdirSync(fileOf('folder'));

  const before = await storageState(cms);
  const whole = [
    old,
    ...['thumbnail', 'w320', 'w640', 'w960'].map((key) => `${key}_${path.basename(old)}`),
  ];
  const found = [
    {
      path: old,
      kind: 'unnamed',
      bytes: whole.reduce((sum, one) => sum + statSync(fileOf(one)).size, 0),
    },
    { path: dotless, kind: 'stray', bytes: 5 },
    { path: stray, kind: 'stray', bytes: 5 },
  ].sort((a, b) => a.path.localeCompare(b.path));
  expect(await prune()).toEqual(found);
  expect(await storageState(cms)).toEqual(before);

  expect(await prune(true)).toEqual(found);
  const gone = [...whole, dotless, stray].map((one) => path.basename(one));
  expect(await storageState(cms)).toEqual({
    rows: before.rows - 1,
    files: before.files.filter((file) => !gone.includes(file)),
  });
  expect(await prune(true)).toEqual([]);
  expect(await fixture.shown('propresi', named.id)).toEqual(named.paths);
  // A picture that was too young for the prune can still be added to a record.
  await fixture.put(CALLS.award.name, { action: 'add', id: waiting, images: [young] }).expect(200);
});
