import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../documents/query';
import { resourceOf } from '../documents/resource';

/** A table and its columns that can contain the path of a picture. */
interface TextColumns {
  readonly table: string;
  readonly columns: readonly string[];
}

const TEXT_TYPES: readonly string[] = ['string', 'text', 'richtext', 'json', 'blocks'];
/** A picture's path within a text, a URL or JSON. */
const PATH = /\/uploads\/[\w-]+(?:\.\w+)*/g;

interface ColumnFacts {
  readonly type: string;
  readonly columnName?: string;
}

/** The text columns of a content type or component. */
function textColumnsOf(strapi: Core.Strapi, uid: string): TextColumns {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const columns = (Object.values(attributes) as readonly ColumnFacts[])
    .filter(({ type }) => TEXT_TYPES.includes(type))
    .flatMap(({ columnName }) => columnName ?? []);
  return { table: tableName, columns };
}

/** The content types and components of the project whose texts can show a picture. */
export const contentUids = (strapi: Core.Strapi): string[] => [
  ...Object.keys(strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') && !resourceOf(uid)?.isRecordOfPast,
  ),
  ...Object.keys(strapi.components),
];

/** All picture paths in the texts of content types and components. */
export async function imagePathsIn(
  strapi: Core.Strapi,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const uid of uids) {
    const { table, columns } = textColumnsOf(strapi, uid);
    for (const column of columns) {
      const rows = await queryInTransaction(strapi, (knex) =>
        knex(table)
          .whereRaw('CAST(?? AS TEXT) LIKE ?', [column, '%/uploads/%'])
          .select<{ readonly value: unknown }[]>({ value: column }),
      );
      for (const { value } of rows) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        for (const [path] of text.matchAll(PATH)) found.add(path);
      }
    }
  }
  return found;
}
