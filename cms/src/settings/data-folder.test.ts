import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readEnv } from './env';
import { keepDataPrivate } from './private-data';
import { StartupError } from './startup-error';

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  writeFileSync(path.join(folder, 'file'), '');
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const at = (...names: readonly string[]): string => path.join(folder, ...names);
const startIn = (dataDir: string) => () => {
  readEnv({ DATA_DIR: dataDir });
};

it('is made with the folders above it', () => {
  startIn(at('a', 'b'))();
  expect(statSync(at('a', 'b', 'secrets.env')).isFile()).toBe(true);
});

it.each([
  ['is a file', () => at('file'), 'EEXIST'],
  ['lies below a file', () => at('file', 'a', 'b'), 'ENOTDIR'],
  ['has too long a name', () => at('x'.repeat(300)), 'ENAMETOOLONG'],
])('is refused by one sentence if it %s', (_, placeOf, code) => {
  const sentence = `The data folder ${placeOf()} (DATA_DIR) cannot be made (${code}): set DATA_DIR to`;
  for (const start of [
    startIn(placeOf()),
    () => {
      keepDataPrivate(placeOf());
    },
  ]) {
    expect(start).toThrow(StartupError);
    expect(start).toThrow(sentence);
  }
});

// The recursive `mkdir` of Node never ends there.
it('is refused by one sentence in /proc', () => {
  expect(startIn('/proc/data')).toThrow(StartupError);
  expect(startIn('/proc/data')).toThrow('The data folder /proc/data');
});
