import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { list } from 'tar';
import { currentRevision } from '../src/documents/revision';
import { readEnv } from '../src/settings/env';
import { removeStorage } from './environment/storage';
import {
  backUp,
  bootRestored,
  expectRefusal,
  restore,
  ShownRecords,
  useBackupFolder,
  useEmptyStorage,
} from './support/backup';
import { bootOn, callAs, signIn } from './support/cms';
import { runCommand } from './support/command';
import { codeOf, secondFactorCalls } from './support/second-factor';
import { CALLS, ImageFixture } from './support/image-fixture';
import { addGood, fileOf, small } from './support/pictures';

const backups = useBackupFolder();
/** The databases to which a backup is restored, one after the other. With PostgreSQL, the data go there and back. */
const DATABASES =
  process.env.DATABASE_CLIENT === 'postgres' ? ['postgres', 'sqlite', 'postgres'] : ['sqlite'];

async function entriesOf(file: string): Promise<string[]> {
  const names: string[] = [];
  await list({ file, onReadEntry: (entry) => names.push(entry.path) });
  return names;
}

/** A CMS with an award that shows a picture. */
async function openWithPicture() {
  const fixture = await ImageFixture.open();
  const { cms } = fixture;
  const id = await fixture.record('award');
  const [url = ''] = await addGood(cms, fixture.token('admin'), 'award', id, [await small()]);
  const put = fixture.put.bind(fixture);
  await put(CALLS.award.name, { action: 'add', id, images: [url] }).expect(200);
  return { cms, id, url, put };
}

it('what the CMS shows is the same after a backup beside it and a restore into any database', async () => {
  const fixture = await ImageFixture.open();
  const records = await ShownRecords.add(fixture);
  const member = await secondFactorCalls(() => fixture.cms).addMember('9077770001');
  const before = await records.in(fixture.cms);
  const revision = await currentRevision(fixture.cms.strapi);
  let file = await backUp(backups());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const last: unknown = JSON.parse(
    readFileSync(path.join(readEnv().dataDir, 'backup.json'), 'utf8'),
  );
  expect(last).toEqual({
    ...{ at: expect.any(String), file, bytes: statSync(file).size, revision },
  });
  const left = readdirSync(readEnv().dataDir).filter((name) => name.includes('partial'));
  expect(left).toEqual([]);

  const { secrets } = readEnv();
  await fixture.cms.close();
  for (const client of DATABASES) {
    process.env.DATABASE_CLIENT = client;
    const restored = await bootRestored(file);
    expect(readEnv().secrets).toEqual(secrets);
    expect([client, await records.in(restored)]).toEqual([client, before]);
    expect(await currentRevision(restored.strapi)).toBe(revision);
    file = await backUp(backups());
    const { entered } = secondFactorCalls(() => restored);
    expect(await entered(member.userId)).toBe('errorNoCode');
    expect(await entered(member.userId, codeOf(member.secret, 1))).toBe('success');
    await restored.close();
  }
});

it('a place that is in use or has data is refused; --replace puts the data aside', async () => {
  const fixture = await ImageFixture.open();
  const records = await ShownRecords.add(fixture);
  const first = await backUp(backups());
  const before = await records.in(fixture.cms);
  await fixture.cms.close();
  const storage = await useEmptyStorage();
  await restore(first);
  const target = await bootOn(storage);
  await expectRefusal('The product runs on this data folder', first, '--replace');
  await target.strapi.documents('api::award.award').create({ data: { head: 'Later' } as never });
  await target.stop();

  await expectRefusal('There is data in', first);
  expect(existsSync(path.join(readEnv().dataDir, 'restore.partial'))).toBe(false);
  const output = await restore(first, '--replace');
  expect(output).toContain(`What was there is in ${readEnv().dataDir}/before-restore-`);
  if (storage.database) expect(output).toContain('in the schema before_restore_');
  const again = await bootOn(storage);
  expect(await records.in(again)).toEqual(before);
  const later = { filters: { head: 'Later' } };
  expect(await again.strapi.documents('api::award.award').count(later)).toBe(0);
  await again.close();
});

it('pictures whose files are links to one another are saved whole, each under its name', async () => {
  const fixture = await ImageFixture.open();
  const { paths } = await fixture.withPictures('propresi', 2);
  const [one = '', other = ''] = paths.map(fileOf);
  rmSync(other);
  linkSync(one, other);
  const file = await backUp(backups());
  await fixture.cms.close();
  const restored = await bootRestored(file);
  const [first, second] = paths.map((url) => readFileSync(fileOf(url)));
  expect(first?.length).toBeGreaterThan(0);
  expect(second).toEqual(first);
  await restored.close();
});

it('the pictures of the bin are saved, and lie in the bin again after a restore', async () => {
  const { cms, ...fixture } = await openWithPicture();
  await fixture.put(`${CALLS.award.del}/${fixture.id}`, {}).expect(200);
  const file = await backUp(backups());
  await cms.close();
  const restored = await bootRestored(file);
  expect(existsSync(fileOf(fixture.url))).toBe(false);
  const admin = (await signIn(restored, 'admin')).token;
  await callAs(restored, 'post', '/api/BinRestore', admin)
    .send({ type: 'award', id: fixture.id })
    .expect(200);
  expect(existsSync(fileOf(fixture.url))).toBe(true);
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
