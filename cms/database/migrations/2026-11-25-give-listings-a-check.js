/**
 * Lets each active listing count as checked on the day of the migration, at the offices: when somebody last looked at it
 * is not known, and the daily job must not withdraw the whole stock.
 * @param {import('knex').Knex} knex
 */
exports.up = async (knex) => {
  const today = new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const [table, status] of [
    ['propresis', 'propresi_status'],
    ['propcoms', 'propcom_status'],
  ]) {
    if (!(await knex.schema.hasTable(table)) || (await knex.schema.hasColumn(table, 'checked_on')))
      continue;
    await knex.schema.alterTable(table, (columns) => columns.string('checked_on'));
    await knex(table).where(status, 'active').update({ checked_on: today });
  }
};
