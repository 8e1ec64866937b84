import type { Knex } from 'knex';

/** Adds a condition: one of the columns contains the text, case-insensitive. `%` and `_` mean themselves. */
export function whereContains(
  query: Knex.QueryBuilder,
  columns: readonly string[],
  text: string,
): void {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  void query.where((either) => {
    for (const column of columns)
      void either.orWhereRaw(`lower(??) like ? escape '\\'`, [column, pattern]);
  });
}
