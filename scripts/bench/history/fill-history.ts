import { stat } from 'node:fs/promises';
import type { Knex } from 'knex';
import { Failure } from '../../lib/failure';
import { documentIdOf, listing } from '../listings/listing';
import { open } from '../listings/fill';
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
    const path = `/api/${String(AREA)}/PropResiEdit/${EDITED}`;
    const response = await fetch(product.env.cmsUrl + path, {
      method: 'PUT',
      headers: { Authorization: session, 'Content-Type': 'application/json' },
      body: JSON.stringify(editOf(n)),
    });
    if (!response.ok) throw new Failure(`${path} was answered: ${await response.text()}`);
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

/** Removes free pages of the file. @returns its size in bytes */
async function compact(database: Knex, file: string): Promise<number> {
  await database.raw('vacuum');
  await database.raw('pragma wal_checkpoint(truncate)');
  return (await stat(file)).size;
}

/**
 * Gives each listing of a product whose CMS does not run `VERSIONS` versions: those that calls make of one listing.
 * @returns the size of the database in bytes
 */
export async function fillHistory(product: Product): Promise<number> {
  await edit(product);
  const file = product.env.databaseFile;
  const database = open(file);
  try {
    await copyRows(database, 'versions');
    await copyRows(database, 'price_histories');
    return await compact(database, file);
  } finally {
    await database.destroy();
  }
}

/**
 * Makes the database of a product whose CMS does not run keep no history: triggers ignore the rows.
 * @returns the size of the database in bytes
 */
export async function ignoreHistory({ env }: Product): Promise<number> {
  const database = open(env.databaseFile);
  try {
    for (const table of Object.keys(TABLES)) {
      await database.raw(
        `create trigger ignore_${table} before insert on ${table} begin select raise(ignore); end`,
      );
    }
    return await compact(database, env.databaseFile);
  } finally {
    await database.destroy();
  }
}
