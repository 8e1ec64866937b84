import type { Core } from '@strapi/strapi';
import { ask } from '../changes/knex';

/** A table and those of its columns that can speak of a picture. */
interface Texts {
  readonly table: string;
  readonly columns: readonly string[];
}

const TEXT_TYPES: readonly string[] = ['string', 'text', 'richtext', 'json', 'blocks'];
/** A picture's path as texts, addresses and JSON have it: behind whatever host, before whatever comes next. */
const PATH = /\/uploads\/[\w-]+(?:\.\w+)*/g;

interface ColumnFacts {
  readonly type: string;
  readonly columnName?: string;
}

/** The texts of a content type or component. */
export function textsOf(strapi: Core.Strapi, uid: string): Texts {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const columns = (Object.values(attributes) as readonly ColumnFacts[])
    .filter(({ type }) => TEXT_TYPES.includes(type))
    .flatMap(({ columnName }) => columnName ?? []);
  return { table: tableName, columns };
}

/** The paths of pictures that texts speak of. */
export async function pathsIn(
  strapi: Core.Strapi,
  texts: readonly Texts[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { table, columns } of texts) {
    for (const column of columns) {
      const rows = await ask(strapi, (knex) =>
        knex(table)
          .whereRaw('CAST(?? AS TEXT) LIKE ?', [column, '%/uploads/%'])
          .select<{ readonly said: unknown }[]>({ said: column }),
      );
      for (const { said } of rows) {
        const text = typeof said === 'string' ? said : JSON.stringify(said);
        for (const [path] of text.matchAll(PATH)) found.add(path);
      }
    }
  }
  return found;
}
