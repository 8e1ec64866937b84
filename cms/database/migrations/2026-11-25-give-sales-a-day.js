/**
 * Gives listings that were closed before closings had a day the day of their last change, at the offices, so that their
 * pages end.
 * @param {import('knex').Knex} knex
 */
exports.up = async (knex) => {
  const dayOf = (at) => new Date(new Date(at).getTime() + 5.5 * 60 * 60 * 1000).toISOString();
  for (const table of ['propresis', 'propcoms']) {
    if (!(await knex.schema.hasTable(table))) continue;
    if (!(await knex.schema.hasColumn(table, 'closed_on')))
      await knex.schema.alterTable(table, (columns) => {
        columns.date('closed_on');
        columns.boolean('page_ended');
      });
    for (const { id, updated_at: at } of await knex(table)
      .select('id', 'updated_at')
      .where('stage', 'Closed')
      .whereNull('closed_on'))
      await knex(table)
        .where('id', id)
        .update({ closed_on: dayOf(at).slice(0, 10), page_ended: false });
  }
};
