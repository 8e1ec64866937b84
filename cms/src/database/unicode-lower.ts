/** The used method of a connection of better-sqlite3. */
interface Definable {
  function: (
    name: string,
    options: { readonly deterministic: boolean },
    body: (value: unknown) => unknown,
  ) => unknown;
}

/** Replaces SQLite's `lower`, which only converts ASCII letters, with one for all letters, like PostgreSQL's. */
export function registerUnicodeLower(connection: Definable): void {
  connection.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
}
