import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import knex from 'knex';
import type { Knex } from 'knex';
import { cacheStatements } from './statement-cache';
import type { Connection } from './statement-cache';

let database: Knex;
let prepared: string[];

/** Records the statements that the driver prepares. */
function watch(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    prepared.push(sql);
    return prepare(sql);
  };
}

const ask = async (sql: string, bindings: readonly (string | number)[] = []): Promise<unknown> => {
  const answer: unknown = await database.raw(sql, bindings);
  return answer;
};

beforeEach(() => {
  prepared = [];
  database = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Connection, done: (error: null, made: Connection) => void) => {
        watch(connection);
        cacheStatements(connection);
        done(null, connection);
      },
    },
  });
});
afterEach(() => database.destroy());

describe('kept statements', () => {
  it('prepares the same question once', async () => {
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
    expect(prepared).toEqual(['select 1 as one']);
  });

  it('answers rows with each column by its name', async () => {
    const sql = 'select ? as a, ? as b, null as c union all select 3, 4, 5 order by a';
    expect(await ask(sql, [1, 'x'])).toEqual([
      { a: 1, b: 'x', c: null },
      { a: 3, b: 4, c: 5 },
    ]);
  });

  it('leaves all else of a statement as it is', async () => {
    const client = database.client as {
      acquireConnection: () => Promise<Connection>;
      releaseConnection: (connection: Connection) => Promise<void>;
    };
    const connection = await client.acquireConnection();
    const statement = connection.prepare('select 1 as one') as Record<'all' | 'get', () => unknown>;
    expect(statement.all()).toEqual([{ one: 1 }]);
    expect(statement.get()).toEqual({ one: 1 });
    await client.releaseConnection(connection);
  });

  it('prepares a write each time', async () => {
    await ask('create table t (a)');
    prepared = [];
    await ask('insert into t values (?)', [1]);
    await ask('insert into t values (?)', [1]);
    expect(prepared).toHaveLength(2);
    expect(await ask('select a from t')).toEqual([{ a: 1 }, { a: 1 }]);
  });

  it('prepares anew once the schema has changed', async () => {
    await ask('create table t (a)');
    await ask('insert into t values (1)');
    expect(await ask('select * from t')).toEqual([{ a: 1 }]);
    await ask('alter table t rename column a to b');
    expect(await ask('select * from t')).toEqual([{ b: 1 }]);
  });

  it('lets go of the one that was asked longest ago', async () => {
    for (let n = 0; n < 500; n += 1) await ask(`select ${String(n)}`);
    await ask('select 0');
    await ask('select 500');
    prepared = [];
    await ask('select 0');
    await ask('select 1');
    expect(prepared).toEqual(['select 1']);
  });
});
