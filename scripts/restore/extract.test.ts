import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { create, Header } from 'tar';
import { DATA_VERSION } from '../../cms/src/settings/backup-files';
import { entryOf, sha256 } from '../backup/checksum';
import { FORMAT, MANIFEST, MANIFEST_CHECKSUM, parseManifest } from '../backup/manifest';
import type { Manifest } from '../backup/manifest';
import { Failure } from '../lib/failure';
import { useTempFolder } from '../lib/temp-folder-fixture';
import { extractBackup } from './extract';

const TABLE = 'data/counters.jsonl';
const PICTURE = 'uploads/house_1.webp';
const NEWER = 'The backup is of a newer version of Dwarka Homes: update this one, then restore it.';

const folder = useTempFolder();
const file = () => path.join(folder(), 'backup.tar');
const staged = () => path.join(folder(), 'staged');
const target = () => path.join(folder(), 'target');

/** Writes the staged files as a backup; `names` are the entries of the tar file after the manifest. */
async function make(changes: object = {}, names = [TABLE, PICTURE]): Promise<void> {
  const entries = await Promise.all([TABLE, PICTURE].map((name) => entryOf(staged(), name)));
  const manifest: Manifest = {
    ...{ format: FORMAT, dataVersion: DATA_VERSION, strapi: '5.0.0', at: '2026-11-23T00:00:00Z' },
    ...{ database: 'sqlite', revision: 7, hasSecrets: false, missing: [] },
    tables: [{ name: 'counters', rows: 1, lastId: 1 }],
    entries,
    ...changes,
  };
  const text = JSON.stringify(manifest);
  writeFileSync(path.join(staged(), MANIFEST), text);
  writeFileSync(path.join(staged(), MANIFEST_CHECKSUM), sha256(text));
  const options = { cwd: staged(), file: file(), portable: true, preservePaths: true };
  await create(options, [MANIFEST, MANIFEST_CHECKSUM, ...names]);
}

beforeEach(async () => {
  for (const one of ['data', 'uploads']) mkdirSync(path.join(staged(), one), { recursive: true });
  mkdirSync(target());
  writeFileSync(path.join(staged(), TABLE), '{"id":1,"name":"revision","value":7}\n');
  writeFileSync(path.join(staged(), PICTURE), Buffer.alloc(3000, 'picture'));
  await make();
});

const refusal = async (): Promise<string> => {
  const error: unknown = await extractBackup(file(), target()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  return (error as Failure).message;
};

/** Adds an entry to the end of the backup, before its end mark. */
function append(name: string, type: 'File' | 'Link' | 'SymbolicLink', linkpath = ''): void {
  const header = Buffer.alloc(512);
  new Header({ ...{ path: name, type, linkpath, size: 0 }, mode: 0o600 }).encode(header, 0);
  const old = readFileSync(file());
  const end = Buffer.alloc(1024);
  writeFileSync(file(), Buffer.concat([old.subarray(0, old.length - end.length), header, end]));
}

it('extracts what is whole', async () => {
  expect((await extractBackup(file(), target())).revision).toBe(7);
  for (const name of [TABLE, PICTURE])
    expect(readFileSync(path.join(target(), name))).toEqual(
      readFileSync(path.join(staged(), name)),
    );
});

describe('refuses by one sentence', () => {
  it('a file that was cut off anywhere', async () => {
    const { size } = await stat(file());
    const whole = readFileSync(file());
    for (const cut of [1, 512, 1024, 1025, 2048, Math.floor(size / 2), size - 1, size]) {
      writeFileSync(file(), whole);
      truncateSync(file(), size - cut);
      expect(await refusal()).toMatch(/^The backup is damaged: /);
    }
  });

  it('a file of which any block was changed', async () => {
    const whole = readFileSync(file());
    // The bytes after a header's checksum and after a file's end have no meaning.
    const { size } = await stat(path.join(staged(), MANIFEST));
    const data = [0, 200, 512, 512 + size - 1, whole.indexOf('picture'), whole.indexOf('revision')];
    for (const at of data) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(file(), changed);
      expect([at, await refusal()]).toEqual([at, expect.stringMatching(/^The (backup|file) is /)]);
    }
  });

  it.each([
    ['../outside', 'File', ''],
    ['/tmp/outside', 'File', ''],
    ['uploads/../../outside', 'File', ''],
    ['uploads/more.webp', 'File', ''],
    [PICTURE, 'File', ''],
    ['uploads/link', 'SymbolicLink', '/etc/passwd'],
    ['uploads/link', 'Link', '../../outside'],
  ] as const)('an entry %s of type %s', async (name, type, linkpath) => {
    append(name, type, linkpath);
    expect(await refusal()).toMatch(/does not belong to it|is no plain file/);
    expect(existsSync(path.join(folder(), 'outside'))).toBe(false);
    expect(existsSync(path.join(target(), 'uploads/link'))).toBe(false);
  });

  it.each(['../outside', '/outside', 'uploads/../x', 'uploads/.x', 'other/x', 'uploads/a\\b'])(
    'a manifest that names %s',
    (name) => {
      const entry = { path: name, size: 0, sha256: '0'.repeat(64) };
      const manifest = JSON.parse(readFileSync(path.join(staged(), MANIFEST), 'utf8')) as Manifest;
      expect(() => parseManifest(JSON.stringify({ ...manifest, entries: [entry] }))).toThrow(
        'its manifest is not valid',
      );
    },
  );

  it.each([{ format: FORMAT + 1 }, { dataVersion: DATA_VERSION + 1 }, { strapi: '999.0.0' }])(
    'a newer version: %j',
    async (newer) => {
      await make(newer);
      expect(await refusal()).toBe(NEWER);
      expect(existsSync(path.join(target(), TABLE))).toBe(false);
    },
  );

  it('a missing entry, another file, and none', async () => {
    await make({}, [TABLE]);
    expect(await refusal()).toBe(`The backup is damaged: ${PICTURE} is not there.`);
    await create({ cwd: staged(), file: file(), portable: true }, [TABLE]);
    expect(await refusal()).toContain('is no backup of npm run backup');
    writeFileSync(file(), Buffer.alloc(5120));
    expect(await refusal()).toMatch(/^The backup is damaged: /);
    await expect(extractBackup(path.join(folder(), 'none'), target())).rejects.toThrow(
      'There is no file',
    );
  });
});
