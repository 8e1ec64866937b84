import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import knex from 'knex';
import type { Knex } from 'knex';
import { beginImmediately } from './immediate-transactions';
import type { Connection } from './statement-cache';

let folder: string;
let ours: Knex;
let other: Knex;

const open = (afterCreate: (connection: Connection) => void): Knex =>
  knex({
    client: 'better-sqlite3',
    connection: { filename: path.join(folder, 'data.db') },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (
        connection: Connection & { readonly pragma: (statement: string) => unknown },
        done: (error: null, made: Connection) => void,
      ) => {
        connection.pragma('journal_mode = WAL');
        connection.pragma('busy_timeout = 0');
        afterCreate(connection);
        done(null, connection);
      },
    },
  });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'immediate-'));
  ours = open(beginImmediately);
  other = open(() => undefined);
  await ours.schema.createTable('counters', (table) => table.integer('value'));
  await ours('counters').insert({ value: 1 });
});
afterEach(async () => {
  await ours.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});

it('keeps other processes from writing between a read and a write of a transaction', async () => {
  await ours.transaction(async (trx) => {
    const [row] = await trx('counters').select<readonly { value: number }[]>('value');
    const update = other('counters').update({ value: 5 });
    // The driver's errors are of the first test file that has loaded it, so `toThrow` does not know them in others.
    await expect(update).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await trx('counters').update({ value: Number(row?.value) + 1 });
  });
  expect(await other('counters').select('value')).toEqual([{ value: 2 }]);
  await other('counters').update({ value: 5 });
  expect(await ours('counters').select('value')).toEqual([{ value: 5 }]);
});
