/** Many times what the calls ask in different ways; a list of choices of another length is another way. */
const MOST = 500;

type Row = Record<string, unknown>;

/** What is used of a statement of better-sqlite3's. */
interface Statement {
  readonly all: (...values: readonly unknown[]) => readonly unknown[];
  readonly columns: () => readonly { readonly name: string }[];
  /** Whether it answers rows as bare lists of their values. */
  readonly raw: (isOn: boolean) => unknown;
}

/** What is used of better-sqlite3's connection. */
export interface Connection {
  prepare: (sql: string) => unknown;
}

function rowOf(names: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (const [at, name] of names.entries()) row[name] = values[at];
  return row;
}

/** Makes the rows here: the driver names each column of each row anew, which takes longer than many a search. */
function withRows(statement: Statement): Statement {
  const names = statement.columns().map(({ name }) => name);
  const all = statement.all.bind(statement);
  const allWithRows: Statement['all'] = (...values) => {
    statement.raw(true);
    try {
      return all(...values).map((row) => rowOf(names, row as readonly unknown[]));
    } finally {
      statement.raw(false);
    }
  };
  return Object.assign(statement, { all: allWithRows });
}

/**
 * Lets a connection keep its prepared questions, those asked last: preparing one takes as long as answering it. The
 * driver's statements may be used again once they have answered; a change of the schema ends them all.
 */
export function keepStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, unknown>();
  connection.prepare = (sql) => {
    if (/^(create|alter|drop)\b/i.test(sql)) kept.clear();
    if (!/^select\b/i.test(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? withRows(prepare(sql) as Statement);
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}
