/**
 * Removes the second factors of deleted users of the panel. Earlier versions left them in the table.
 * @param {import('knex').Knex} knex
 */
exports.up = async (knex) => {
  for (const table of ['second_factors', 'admin_users'])
    if (!(await knex.schema.hasTable(table))) return;
  const owners = knex('admin_users').select(knex.raw("'panel ' || document_id"));
  await knex('second_factors')
    .where('owner', 'like', 'panel %')
    .whereNotIn('owner', owners)
    .delete();
};
