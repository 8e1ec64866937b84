/** What this asks of better-sqlite3's connection. */
interface Definable {
  function: (
    name: string,
    options: { readonly deterministic: boolean },
    body: (value: unknown) => unknown,
  ) => unknown;
}

/** SQLite's own `lower` knows the letters of English alone; this one knows all, as PostgreSQL's does. */
export function knowAllLetters(connection: Definable): void {
  connection.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
}
