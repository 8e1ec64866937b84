/** @any-database It tests the files of pictures. */
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { ImageFixture } from './support/image-fixture';
import { fileOf, storageState, plain } from './support/pictures';

const fixture = ImageFixture.ofFile();

/** The inodes of the files that are synced from now on. */
async function watchSyncs(): Promise<readonly number[]> {
  const handle = await open(__filename);
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const synced: number[] = [];
  jest.spyOn(handles, 'sync').mockImplementation(async function sync(this: FileHandle) {
    synced.push((await this.stat()).ino);
    await this.datasync();
  });
  return synced;
}

it('a picture, its renditions and their names are on the disk before the answer', async () => {
  const id = await fixture.record('propresi');
  const synced = await watchSyncs();
  const photo = await plain(1300, 800).jpeg().toBuffer();
  const [path1 = ''] = await fixture.addGood('propresi', id, [photo, photo]);
  const answered = [...synced];
  const { files } = await storageState(fixture.cms);
  expect(files).toHaveLength(10);
  const inodes = await Promise.all(files.map(async (name) => (await stat(fileOf(name))).ino));
  const { ino: folder } = await stat(path.dirname(fileOf(path1)));
  expect(answered).toEqual(expect.arrayContaining([...inodes, folder]));
});
