import { stat } from 'node:fs/promises';
import type { Knex } from 'knex';
import { documentIdOf, listing } from '../listings/listing';
import { onDatabase } from '../listings/fill';
import { sendJson } from '../request-json';
import { logIn, startProduct } from '../servers/product';
import type { Product } from '../servers/product';

/** The tables of a listing's history, with the column that names the listing. */
const TABLES = { versions: 'record', price_histories: 'listing' } as const;
/** Source: the bar of the measure. */
export const VERSIONS = 20;
/** The listing whose history all others get. */
const EDITED = documentIdOf(0);

const { area: AREA, propertyFor } = listing(0);
const PRICE = propertyFor === 'SALE' ? 'expectedPrice' : 'expectedRent';

/** An edit of the listing: most change its price, some other facts, and one a whole text. */
function editOf(n: number): Readonly<Record<string, unknown>> {
  if (n % 10 === 3) return { description: `A bright home, number ${String(n)}. `.repeat(20) };
  if (n % 5 === 1) return { bedroom: (n % 4) + 1, bathroom: (n % 3) + 1, balcony: (n % 4) + 1 };
  return { [PRICE]: 9_000_000 + n * 10_000 };
}

/** Edits the listing by calls. */
async function edit(product: Product): Promise<void> {
  const running = await startProduct(product);
  const session = await logIn(product);
  for (let n = 0; n < VERSIONS; n += 1) {
    const url = `${product.env.cmsUrl}/api/${String(AREA)}/PropResiEdit/${EDITED}`;
    await sendJson('PUT', url, editOf(n), session);
  }
  await running.stop();
}

/** Replaces the rows of all other listings by copies of those of the edited one. */
async function copyRows(database: Knex, table: keyof typeof TABLES): Promise<void> {
  const key = TABLES[table];
  const columns = Object.keys(await database(table).columnInfo()).filter(
    (column) => column !== 'id' && column !== key,
  );
  const others = database('propresis').select('document_id').whereNot('document_id', EDITED);
  await database(table).whereIn(key, others).delete();
  const rows = database(table)
    .joinRaw('cross join propresis')
    .select([...columns.map((column) => `${table}.${column}`), 'propresis.document_id'])
    .where(`${table}.${key}`, EDITED)
    .whereNot('propresis.document_id', EDITED)
    .orderBy([`${table}.id`, 'propresis.id']);
  const into = database.raw('?? (??)', [table, [...columns, key]]);
  await database.from(into).insert(rows);
}

/** Gives each listing of a product whose CMS does not run `VERSIONS` versions: those that calls make of one listing. */
export async function fillHistory(product: Product): Promise<void> {
  await edit(product);
  await onDatabase(product.env.databaseFile, async (database) => {
    await copyRows(database, 'versions');
    await copyRows(database, 'price_histories');
  });
}

/** Makes the database of a product whose CMS does not run keep no versions: a trigger ignores their rows. */
export const ignoreVersions = ({ env }: Product): Promise<void> =>
  onDatabase(env.databaseFile, async (database) => {
    await database('versions').delete();
    await database.raw(
      'create trigger ignore_versions before insert on versions begin select raise(ignore); end',
    );
  });

/** The size in bytes of the database of a product whose CMS does not run, without free pages. */
export const sizeOf = ({ env }: Product): Promise<number> =>
  onDatabase(env.databaseFile, async (database) => {
    await database.raw('vacuum');
    await database.raw('pragma wal_checkpoint(truncate)');
    return (await stat(env.databaseFile)).size;
  });
