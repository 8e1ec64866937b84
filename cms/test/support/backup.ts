import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { createStorage, variablesOf } from '../environment/storage';
import type { Storage } from '../environment/storage';
import { bodyOf, bootOn, callAs } from './cms';
import type { TestCms } from './cms';
import { runCommand } from './command';
import { CALLS } from './image-fixture';
import type { ImageFixture } from './image-fixture';
import { fileOf } from './pictures';

/** A folder for the backups of a file's tests. */
export function useBackupFolder(): () => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return () => folder;
}

/** Runs `npm run backup` beside the booted CMS. Returns the new file. */
export async function backUp(folder: string, ...args: readonly string[]): Promise<string> {
  rmSync(folder, { recursive: true });
  const { code, output } = await runCommand('', 'backup', '--to', folder, ...args);
  expect([code, output]).toEqual([0, expect.stringContaining('pictures and renditions')]);
  const [made = '', ...more] = readdirSync(folder);
  expect(more).toEqual([]);
  return path.join(folder, made);
}

/** An empty storage, which the environment points to from now on. */
export async function useEmptyStorage(): Promise<Storage> {
  const storage = await createStorage();
  Object.assign(process.env, variablesOf(storage));
  return storage;
}

/** Runs `npm run restore`, and asserts that it succeeds. @returns what it prints */
export async function restore(file: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand('', 'restore', file, ...args);
  expect([code, output]).toEqual([0, expect.stringContaining('is restored')]);
  return output;
}

/** Runs `npm run restore`, and asserts that it fails with one sentence. */
export async function expectRefusal(sentence: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand('', 'restore', ...args);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(output).not.toContain('    at ');
}

/** Restores a backup to an empty storage of the test's database, and boots a CMS there. */
export async function bootRestored(file: string): Promise<TestCms> {
  const storage = await useEmptyStorage();
  await restore(file);
  return bootOn(storage);
}

/** Records with pictures, and the CMS's responses for them. */
export class ShownRecords {
  private constructor(
    private readonly token: string,
    private readonly calls: readonly string[],
    private readonly paths: readonly string[],
  ) {}

  static async add(fixture: ImageFixture): Promise<ShownRecords> {
    const listing = await fixture.withPictures('propresi', 2);
    const award = await fixture.withPictures('award');
    const calls = [
      `/api/${CALLS.propresi.detail}/${listing.id}`,
      `/api/${CALLS.award.detail}/${award.id}`,
    ];
    return new ShownRecords(fixture.token('admin'), calls, [...listing.paths, ...award.paths]);
  }

  /** The records as the admin who added them sees them. The admin's session stays valid after a restore. */
  async in(cms: TestCms) {
    const users = callAs(cms, 'post', '/api/UserSearch', this.token).send({ page: 1 });
    const bodies = await Promise.all([
      ...this.calls.map((call) => bodyOf(callAs(cms, 'get', call, this.token).expect(200))),
      bodyOf(users.expect(200)),
    ]);
    const pictures = await Promise.all(
      this.paths.map(async (url) => (await readFile(fileOf(url))).toString('base64')),
    );
    return { bodies, pictures };
  }
}
