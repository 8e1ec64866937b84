/**
 * Much more than the number of different statements of the calls. Lists of different lengths are different statements.
 */
const MAX_STATEMENTS = 500;

type Row = Record<string, unknown>;

/** The used methods of a statement of better-sqlite3. */
interface Statement {
  readonly all: (...values: readonly unknown[]) => readonly unknown[];
  readonly columns: () => readonly { readonly name: string }[];
  /** Whether rows are arrays of values. */
  readonly raw: (isOn: boolean) => unknown;
}

/** The used methods of a connection of better-sqlite3. */
export interface Connection {
  prepare: (sql: string) => unknown;
}

function rowOf(names: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (const [at, name] of names.entries()) row[name] = values[at];
  return row;
}

/** Builds the row objects in JavaScript: the driver sets each name of each row again, which can take longer than the query. */
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
 * Adds a least-recently-used cache of prepared `select` statements to a connection: preparing a statement takes as long
 * as running it. A change of the schema clears the cache.
 */
export function cacheStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const cache = new Map<string, unknown>();
  connection.prepare = (sql) => {
    if (/^(create|alter|drop)\b/i.test(sql)) cache.clear();
    if (!/^select\b/i.test(sql)) return prepare(sql);
    const statement = cache.get(sql) ?? withRows(prepare(sql) as Statement);
    cache.delete(sql);
    cache.set(sql, statement);
    const [oldest] = cache.keys();
    if (cache.size > MAX_STATEMENTS && oldest !== undefined) cache.delete(oldest);
    return statement;
  };
}
