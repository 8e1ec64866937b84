import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepDataPrivate } from './private-data';

let folder: string;
let data: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0);
  folder = mkdtempSync(path.join(tmpdir(), 'private-data-'));
  data = path.join(folder, 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (...names: readonly string[]): string =>
  (lstatSync(path.join(data, ...names)).mode & 0o777).toString(8);

function makeFile(...names: readonly string[]): void {
  const file = path.join(data, ...names);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'x');
}

it('corrects a folder that is there', () => {
  makeFile('data.db');
  makeFile('logs', 'cms.log');
  makeFile('public', 'uploads', 'a.webp');
  makeFile('site', 'releases', '1', 'index.html');
  expect([modeOf(), modeOf('data.db')]).toEqual(['777', '666']);
  keepDataPrivate(data);
  expect([modeOf(), modeOf('data.db')]).toEqual(['700', '600']);
  expect([modeOf('logs'), modeOf('logs', 'cms.log')]).toEqual(['700', '600']);
  expect([modeOf('public'), modeOf('site')]).toEqual(['700', '700']);
});

it('makes a folder that is not there, and private files from then on', () => {
  keepDataPrivate(data);
  makeFile('logs', 'cms.log');
  expect([modeOf(), modeOf('logs'), modeOf('logs', 'cms.log')]).toEqual(['700', '700', '600']);
});

it('follows no link out of the folder', () => {
  mkdirSync(data);
  const outside = path.join(folder, 'outside');
  writeFileSync(outside, 'x');
  chmodSync(outside, 0o644);
  symlinkSync(outside, path.join(data, 'link'));
  symlinkSync(path.join(folder, 'nowhere'), path.join(data, 'broken'));
  keepDataPrivate(data);
  expect((lstatSync(outside).mode & 0o777).toString(8)).toBe('644');
});
