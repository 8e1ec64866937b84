/** @any-database It tests where a backup goes; `backup.test.ts` restores into each database. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { listStorage } from '../src/media/storage/stored-names';
import { removeStorage } from './environment/storage';
import { backUp, expectRefusal, restore, useBackupFolder, useEmptyStorage } from './support/backup';
import { openBucket } from './support/bucket';
import { runCommand } from './support/command';
import { ImageFixture } from './support/image-fixture';
import { storageState } from './support/pictures';

let bucket: Awaited<ReturnType<typeof openBucket>>;
const backups = useBackupFolder();

beforeAll(async () => {
  bucket = await openBucket();
});
afterEach(() => {
  for (const name of Object.keys(process.env).filter((one) => /^(BACKUP_|S3_|UPLOAD_)/.test(one)))
    Reflect.deleteProperty(process.env, name);
});
afterAll(() => {
  bucket.close();
});

/** The account of the bucket, for backups. */
const account = () => ({
  BACKUP_S3_REGION: bucket.settings.S3_REGION,
  BACKUP_S3_ENDPOINT: bucket.settings.S3_ENDPOINT,
  BACKUP_S3_ACCESS_KEY_ID: bucket.settings.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: bucket.settings.S3_SECRET_ACCESS_KEY,
  BACKUP_S3_FORCE_PATH_STYLE: 'true',
});

const stored = async (): Promise<string[]> =>
  (await listStorage(readEnv())).map(({ name, bytes }) => `${name} ${String(bytes)}`).sort();

it('pictures of a bucket are saved, to a bucket too, and restored to a folder and back', async () => {
  const fixture = await ImageFixture.open({ ...bucket.settings, ...account() });
  await fixture.withPictures('award');
  const inBucket = await stored();
  expect(inBucket.length).toBeGreaterThan(1);
  const { S3_BUCKET } = bucket.settings;
  const { code, output } = await runCommand('', 'backup', '--to', `s3://${S3_BUCKET}/daily`);
  expect([code, output]).toEqual([0, expect.stringContaining(`s3://${S3_BUCKET}/daily/`)]);
  const [, key = ''] = new RegExp(`s3://${S3_BUCKET}/(\\S+):`).exec(output) ?? [];
  const again = await runCommand('', 'backup', '--to', `s3://${S3_BUCKET}/daily`, '--keep', '1');
  expect(again.output).toContain(`Removed the old backup ${path.basename(key)}`);
  const [, newer = ''] = new RegExp(`s3://${S3_BUCKET}/(\\S+):`).exec(again.output) ?? [];
  await fixture.cms.close();

  process.env.UPLOAD_PROVIDER = 'local';
  const onDisk = await useEmptyStorage();
  await expectRefusal('There is no backup', `s3://${S3_BUCKET}/daily/none.tar`);
  await restore(`s3://${S3_BUCKET}/${newer}`);
  expect(await stored()).toEqual(inBucket);
  expect(readdirSync(readEnv().dataDir).filter((name) => name.includes('partial'))).toEqual([]);
  const fromDisk = await backUp(backups());
  await removeStorage(onDisk);

  const other = await openBucket();
  Object.assign(process.env, other.settings);
  const place = await useEmptyStorage();
  await restore(fromDisk);
  expect(await stored()).toEqual(inBucket);
  expect(other.asked.length).toBeGreaterThan(inBucket.length);
  await removeStorage(place);
  other.close();
});

it('a bucket without an account is refused by one sentence', async () => {
  const { cms } = await ImageFixture.open();
  const { code, output } = await runCommand('', 'backup', '--to', 's3://any');
  expect([code, output]).toEqual([1, expect.stringContaining('BACKUP_S3_REGION')]);
  await cms.close();
});

it('a picture whose file is missing is named, and the rest is saved', async () => {
  const fixture = await ImageFixture.open();
  const { paths } = await fixture.withPictures('award');
  const name = path.basename(paths[0] ?? '');
  const { files } = await storageState(fixture.cms);
  expect(files).toContain(name);
  rmSync(path.join(readEnv().publicDir, 'uploads', name));
  const { output } = await runCommand('', 'backup', '--to', backups());
  expect(output).toContain(`The picture ${name} is not in the backup: its file is missing.`);
  await fixture.cms.close();
});
