import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findAnyDatabaseTests } from './any-database';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

describe('the tests that need no other database', () => {
  it('are those whose comment says why', async () => {
    await write('a.test.ts', '/** @any-database It has no CMS. */\nit("a");\n');
    await write('b.test.ts', '/** Counts rows. */\nit("b");\n');
    await write('support.ts', '/** @any-database It is no test. */\n');
    expect(await findAnyDatabaseTests(folder)).toEqual(['a.test.ts']);
  });

  it.each([
    ['/** @any-database */', 'a.test.ts is @any-database without a reason.'],
    [
      '/** @any-database It is quick. */\nawait cms.strapi.db.connection("tries");',
      'a.test.ts is @any-database but has db.connection.',
    ],
    [
      '/** @any-database It is quick. */\nprocess.env.DATABASE_CLIENT;',
      'a.test.ts is @any-database but has DATABASE_CLIENT.',
    ],
  ])('are not those with %j', async (text, message) => {
    await write('a.test.ts', text);
    await expect(findAnyDatabaseTests(folder)).rejects.toThrow(message);
  });
});
