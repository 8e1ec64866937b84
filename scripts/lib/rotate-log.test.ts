import { appendFileSync, closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { rotateLog } from './rotate-log';
import { useTempFolder } from './temp-folder-fixture';

const folder = useTempFolder();

it('a log is kept until it is large, and then some earlier ones are', () => {
  const file = join(folder(), 'logs', 'cms.log');
  rotateLog(file, 10, 2);
  // A running program holds the file open in this way.
  const open = openSync(file, 'a');
  const read = (name: string) => readFileSync(join(folder(), 'logs', name), 'utf8');
  for (const text of ['short', 'first and more', 'second and more', 'third and more']) {
    writeSync(open, text);
    rotateLog(file, 10, 2);
  }
  expect(read('cms.log')).toBe('');
  appendFileSync(file, 'now');
  closeSync(open);
  expect(readdirSync(join(folder(), 'logs'))).toEqual(['cms.log', 'cms.log.1', 'cms.log.2']);
  expect(['cms.log.1', 'cms.log.2', 'cms.log'].map(read)).toEqual([
    ...['third and more', 'second and more', 'now'],
  ]);
});
