import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepStatements } from './keep-statements';
import type { Connection } from './keep-statements';

let prepared: string[];
let connection: Connection;

beforeEach(() => {
  prepared = [];
  connection = {
    prepare: (sql) => {
      prepared.push(sql);
      return { sql };
    },
  };
  keepStatements(connection);
});

describe('kept statements', () => {
  it('prepares the same question once', () => {
    const first = connection.prepare('select 1');
    expect(connection.prepare('select 1')).toBe(first);
    expect(prepared).toEqual(['select 1']);
  });

  it('prepares a write each time', () => {
    connection.prepare('insert into a values (1)');
    connection.prepare('insert into a values (1)');
    expect(prepared).toHaveLength(2);
  });

  it('lets go of the one that was asked longest ago', () => {
    for (let n = 0; n < 500; n += 1) connection.prepare(`select ${String(n)}`);
    connection.prepare('select 0');
    connection.prepare('select 500');
    prepared = [];
    connection.prepare('select 0');
    connection.prepare('select 1');
    expect(prepared).toEqual(['select 1']);
  });
});
