/** @any-database Files are saved the same; `backup.test.ts` saves and restores each database. */
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { list } from 'tar';
import { readEnv } from '../src/settings/env';
import { removeStorage } from './environment/storage';
import {
  backUp,
  bootRestored,
  expectRefusal,
  restore,
  useBackupFolder,
  useEmptyStorage,
} from './support/backup';
import { callAs } from './support/cms';
import { runCommand } from './support/command';
import { CALLS, ImageFixture } from './support/image-fixture';
import { fileOf } from './support/pictures';

const backups = useBackupFolder();

async function entriesOf(file: string): Promise<string[]> {
  const names: string[] = [];
  await list({ file, onReadEntry: (entry) => names.push(entry.path) });
  return names;
}

it('pictures that are links to one another are saved whole, and those of the bin lie there again', async () => {
  const fixture = await ImageFixture.open();
  const { paths } = await fixture.withPictures('propresi', 2);
  const [one = '', other = ''] = paths.map(fileOf);
  rmSync(other);
  linkSync(one, other);
  const deleted = await fixture.withPictures('award');
  const [inBin = ''] = deleted.paths;
  await fixture.put(`${CALLS.award.del}/${deleted.id}`, {}).expect(200);
  const file = await backUp(backups());
  await fixture.cms.close();
  const restored = await bootRestored(file);
  const [first, second] = paths.map((url) => readFileSync(fileOf(url)));
  expect(first?.length).toBeGreaterThan(0);
  expect(second).toEqual(first);
  expect(existsSync(fileOf(inBin))).toBe(false);
  await callAs(restored, 'post', '/api/BinRestore', fixture.token('admin'))
    .send({ type: 'award', id: deleted.id })
    .expect(200);
  expect(existsSync(fileOf(inBin))).toBe(true);
  await restored.close();
});

it('--no-secrets leaves the secrets out, and those of the place stay', async () => {
  const { cms } = await ImageFixture.open();
  const file = await backUp(backups(), '--no-secrets');
  expect(await entriesOf(file)).not.toContain('secrets.env');
  await cms.close();
  const storage = await useEmptyStorage();
  const { secrets } = readEnv();
  await restore(file);
  expect(readEnv().secrets).toEqual(secrets);
  await removeStorage(storage);
});

it('backup and restore leave private files, whatever the umask', async () => {
  const { cms } = await ImageFixture.open();
  const umask = process.umask(0o022);
  const modeOf = (...names: string[]): string =>
    (statSync(path.join(readEnv().dataDir, ...names)).mode & 0o777).toString(8);
  try {
    const file = await backUp(backups());
    expect(modeOf('backup.json')).toBe('600');
    await cms.close();
    const storage = await useEmptyStorage();
    process.env.DATA_DIR = path.join(storage.folder, 'new');
    await restore(file);
    expect([modeOf(), modeOf('public'), modeOf('data.db')]).toEqual(['700', '700', '600']);
    await removeStorage(storage);
  } finally {
    process.umask(umask);
  }
});

it('an empty folder stays empty if the file is refused, and nothing of it is put aside', async () => {
  const { cms } = await ImageFixture.open();
  const file = await backUp(backups());
  await cms.close();
  const cut = path.join(backups(), 'cut.tar');
  writeFileSync(cut, readFileSync(file));
  truncateSync(cut, 2048);
  const storage = await useEmptyStorage();
  await expectRefusal('The backup is damaged', cut);
  await expectRefusal('There is no file', path.join(backups(), 'missing.tar'));
  expect(readdirSync(storage.folder)).toEqual([]);
  expect(await restore(file)).not.toContain('What was there');
  const left = readdirSync(storage.folder).filter((name) => name.startsWith('before-restore-'));
  expect(left).toEqual([]);
  await removeStorage(storage);
});

it('a folder without a database is refused by one sentence, and a number of backups is kept', async () => {
  const { cms } = await ImageFixture.open();
  const file = await backUp(backups());
  const folder = path.dirname(file);
  const old = path.join(folder, 'dwarka-homes-20200101-000000-000.tar');
  const foreign = path.join(folder, 'notes.tar');
  for (const one of [old, foreign]) writeFileSync(one, '');
  const { output } = await runCommand('', 'backup', '--to', folder, '--keep', '2');
  expect(output).toContain('Removed the old backup dwarka-homes-20200101-000000-000.tar');
  expect([existsSync(old), existsSync(foreign), existsSync(file)]).toEqual([false, true, true]);
  const wrong = await runCommand('', 'backup', '--to', folder, '--keep', '0');
  expect(wrong.output).toContain('--keep must be a number of backups');
  await cms.close();
  const storage = await useEmptyStorage();
  const empty = await runCommand('', 'backup', '--to', folder);
  expect([empty.code, empty.output]).toEqual([
    1,
    expect.stringMatching(/nothing to back up|empty/),
  ]);
  await removeStorage(storage);
});
