import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { currentRevision } from '../src/documents/revision';
import { readEnv } from '../src/settings/env';
import {
  backUp,
  bootRestored,
  expectRefusal,
  restore,
  ShownRecords,
  useBackupFolder,
  useEmptyStorage,
} from './support/backup';
import { bootOn } from './support/cms';
import { codeOf, secondFactorCalls } from './support/second-factor';
import { ImageFixture } from './support/image-fixture';

const backups = useBackupFolder();
/** The databases to which a backup is restored, one after the other. With PostgreSQL, the data go there and back. */
const DATABASES =
  process.env.DATABASE_CLIENT === 'postgres' ? ['postgres', 'sqlite', 'postgres'] : ['sqlite'];

it('what the CMS shows is the same after a backup beside it and a restore into any database', async () => {
  const fixture = await ImageFixture.open();
  const records = await ShownRecords.add(fixture);
  const member = await secondFactorCalls(fixture.cms).addMember('9077770001');
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
    const { entered } = secondFactorCalls(restored);
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
