const { deflateRawSync } = require('node:zlib');

/** The rows that are read at a time. */
const ROWS = 5000;
/** A row of so many characters of JSON is full. */
const FULL = 16000;

const pack = (list) => deflateRawSync(JSON.stringify(list)).toString('base64');

/** Calls a function with the rows of each key, in the order of their numbers. */
async function eachGroup(knex, table, key, act) {
  let group = [];
  let [last, number] = ['', 0];
  for (;;) {
    const rows = await knex(table)
      .whereRaw('(??, ??) > (?, ?)', [key, 'id', last, number])
      .orderBy([key, 'id'])
      .limit(ROWS);
    for (const row of rows) {
      if (group.length > 0 && group[0][key] !== row[key]) {
        await act(group);
        group = [];
      }
      group.push(row);
    }
    if (rows.length < ROWS) break;
    ({ [key]: last, id: number } = rows[rows.length - 1]);
  }
  if (group.length > 0) await act(group);
}

/** The versions of a record become few rows, each packed. */
async function packVersions(knex) {
  await knex.schema.alterTable('versions', (columns) => {
    columns.integer('last');
    columns.text('entries');
  });
  const store = async (rows, versions) => {
    const { id } = rows[rows.length - 1];
    await knex('versions')
      .where({ id })
      .update({ last: versions[versions.length - 1].number, entries: pack(versions) });
  };
  await eachGroup(knex, 'versions', 'record', async (rows) => {
    let versions = [];
    let length = 0;
    for (const [at, row] of rows.entries()) {
      const { id: number, action, actor, actor_name: actorName, entry } = row;
      const fields = JSON.parse(row.fields ?? '{}');
      versions.push({ number, action, at: Number(row.at), actor, actorName, entry, fields });
      length += (row.fields ?? '').length;
      if (length < FULL && at < rows.length - 1) continue;
      await store(rows.slice(0, at + 1), versions);
      [versions, length] = [[], 0];
    }
  });
  await knex('versions').whereNull('entries').delete();
}

/** The purposes of the listings for rent by their `_id`s: a list had two purposes. */
async function rentals(knex) {
  const purposes = new Map();
  for (const table of ['propresis', 'propcoms'])
    if (await knex.schema.hasTable(table))
      for (const { id, purpose } of await knex(table)
        .whereIn('list', ['RR', 'CR'])
        .select({ id: 'document_id', purpose: 'property_for' }))
        purposes.set(id, purpose);
  return purposes;
}

/** The prices of a listing become one row of another table, with their purposes instead of their lists. */
async function packPrices(knex) {
  await knex.schema.createTable('price_histories', (columns) => {
    columns.increments('id');
    columns.string('listing');
    columns.string('purpose');
    columns.double('price');
    columns.text('steps');
  });
  const purposes = await rentals(knex);
  const purposeOf = (listing, list) =>
    list.endsWith('S') ? 'SALE' : (purposes.get(listing) ?? 'RENT');
  let added = [];
  const flush = async () => {
    if (added.length > 0) await knex('price_histories').insert(added);
    added = [];
  };
  await eachGroup(knex, 'price_changes', 'listing', async (rows) => {
    const priced = rows.filter(({ after }) => Number(after) > 0);
    if (priced.length === 0) return;
    const steps = priced.map(({ listing, list, at, after }) => ({
      purpose: purposeOf(listing, list),
      at: Number(at),
      price: Number(after),
    }));
    const { purpose, price } = steps[steps.length - 1];
    added.push({ listing: rows[0].listing, purpose, price, steps: pack(steps) });
    if (added.length === 100) await flush();
  });
  await flush();
}

/**
 * Packs the versions of each record and the prices of each listing, so that they take a fraction of the space.
 * @param {import('knex').Knex} knex
 */
exports.up = async (knex) => {
  const has = (table) => knex.schema.hasTable(table);
  if ((await has('versions')) && !(await knex.schema.hasColumn('versions', 'entries')))
    await packVersions(knex);
  if ((await has('price_changes')) && !(await has('price_histories'))) await packPrices(knex);
};
