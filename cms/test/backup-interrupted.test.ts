import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { FILE_UID } from '../src/media/stored-file';
import { readEnv } from '../src/settings/env';
import {
  backUp,
  bootRestored,
  restore,
  ShownRecords,
  useBackupFolder,
  useEmptyStorage,
} from './support/backup';
import { bootOn } from './support/cms';
import { startCommand } from './support/command';
import { CALLS, ImageFixture } from './support/image-fixture';
import { isStored } from './support/pictures';
import { waitUntil } from './support/wait-until';

const backups = useBackupFolder();
const SERVE = path.resolve(__dirname, '../dist/src/serve.js');

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Starts a command, and kills it as soon as `when` is true. Returns false if it ended before. */
async function killWhen(when: () => boolean, ...command: [string, ...string[]]): Promise<boolean> {
  const child = startCommand(...command);
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  while (child.exitCode === null && !when()) await nextTurn();
  child.kill('SIGKILL');
  return (await ended)[1] === 'SIGKILL';
}

/** The CMS's error at a refused start; undefined if no restore was interrupted. */
async function refusalOfCms(): Promise<string | undefined> {
  if (!namesIn(readEnv().dataDir).includes('restore.json')) return undefined;
  const child = spawn(process.execPath, [SERVE], { env: process.env });
  const [output] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return output;
}

it('a killed backup leaves nothing that counts, and the next one is whole', async () => {
  const fixture = await ImageFixture.open();
  const records = await ShownRecords.add(fixture);
  const before = await records.in(fixture.cms);
  const { dataDir } = readEnv();
  const points = [
    () => namesIn(dataDir).includes('backup.partial'),
    () => namesIn(path.join(dataDir, 'backup.partial')).includes('uploads'),
    () => namesIn(backups()).some((name) => name.endsWith('.partial')),
  ];
  for (const point of points) {
    mkdirSync(backups(), { recursive: true });
    expect(await killWhen(point, 'backup', '--to', backups())).toBe(true);
    expect(namesIn(backups()).filter((name) => name.endsWith('.tar'))).toEqual([]);
  }
  const file = await backUp(backups());
  expect(namesIn(dataDir).filter((name) => name.endsWith('.partial'))).toEqual([]);
  await fixture.cms.close();
  const restored = await bootRestored(file);
  expect(await records.in(restored)).toEqual(before);
  await restored.close();
});

it('a killed restore keeps the CMS from starting on half of it, and ends right when run again', async () => {
  const fixture = await ImageFixture.open();
  const records = await ShownRecords.add(fixture);
  const before = await records.in(fixture.cms);
  const file = await backUp(backups());
  await fixture.cms.close();
  const storage = await useEmptyStorage();
  await restore(file);
  const { dataDir } = readEnv();
  const has = (name: string) => () => namesIn(dataDir).some((one) => one.startsWith(name));
  const asides = () => namesIn(dataDir).filter((name) => name.startsWith('before-restore'));
  for (const point of ['restore.partial', 'restore.json', 'before-restore']) {
    for (const old of asides()) rmSync(path.join(dataDir, old), { recursive: true });
    await killWhen(has(point), 'restore', file, '--replace');
    const refusal = await refusalOfCms();
    if (refusal !== undefined) expect(refusal).toContain('run npm run restore again');
    await restore(file, '--replace');
    expect(namesIn(dataDir)).toEqual(expect.arrayContaining(['public', 'secrets.env']));
    expect(namesIn(dataDir).filter((name) => name.startsWith('restore.'))).toEqual([]);
    expect(asides().length).toBeGreaterThan(0);
  }
  const cms = await bootOn(storage);
  expect(await records.in(cms)).toEqual(before);
  await cms.close();
});

/** The number of kills, spread over the duration of a run. `npm test -- --all` sets more. */
const KILLS = Number(process.env.TEST_KILLS ?? 1);

it(`${String(KILLS)} times killed at any time: each backup and restore ends right when run again`, async () => {
  const fixture = await ImageFixture.open();
  const records = await ShownRecords.add(fixture);
  const before = await records.in(fixture.cms);
  const began = performance.now();
  let file = await backUp(backups());
  const took = performance.now() - began;
  const killDuring = (kill: number, ...command: [string, ...string[]]) => {
    const due = performance.now() + (took * kill) / (KILLS + 1);
    return killWhen(() => performance.now() > due, ...command);
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    mkdirSync(backups(), { recursive: true });
    await killDuring(kill, 'backup', '--to', backups());
    file = await backUp(backups());
  }
  await fixture.cms.close();
  const storage = await useEmptyStorage();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await killDuring(kill, 'restore', file, '--replace');
    await restore(file, '--replace');
  }
  const cms = await bootOn(storage);
  expect(await records.in(cms)).toEqual(before);
  await cms.close();
});

it('a backup during writes holds all that was answered before, with every picture', async () => {
  const fixture = await ImageFixture.open();
  const { cms } = fixture;
  let isDone = false;
  const answered: string[] = [];
  /** Adds and deletes pictures, so that files disappear during the backup. */
  const writer = async () => {
    while (!isDone) {
      const { id } = await fixture.withPictures('award');
      answered.push(id);
      const { id: gone } = await fixture.withPictures('award');
      await fixture.put(`${CALLS.award.del}/${gone}`, {}).expect(200);
    }
  };
  const writing = Promise.all([writer(), writer()]);
  await waitUntil(() => answered.length > 2);
  const whenStarted = [...answered];
  const file = await backUp(backups());
  isDone = true;
  await writing;
  await cms.close();
  const restored = await bootRestored(file);
  const awards = await restored.strapi.documents('api::award.award').findMany({});
  expect(awards.map(({ documentId }) => documentId)).toEqual(expect.arrayContaining(whenStarted));
  const files = (await restored.strapi.db.query(FILE_UID).findMany({})) as { url: string }[];
  expect(files.map(({ url }) => url).filter((url) => !isStored(url))).toEqual([]);
  await restored.close();
});
