/**
 * Gives each listing a stage: active ones are available, the others withdrawn. One that waits for images is a draft.
 * @param {import('knex').Knex} knex
 */
exports.up = async (knex) => {
  for (const [table, status] of [
    ['propresis', 'propresi_status'],
    ['propcoms', 'propcom_status'],
  ]) {
    if (!(await knex.schema.hasTable(table)) || (await knex.schema.hasColumn(table, 'stage')))
      continue;
    await knex.schema.alterTable(table, (columns) => columns.string('stage'));
    await knex(table).update({ stage: 'Withdrawn' });
    await knex(table).where(status, 'active').update({ stage: 'Available' });
    if (await knex.schema.hasColumn(table, 'awaits_images'))
      await knex(table).where('awaits_images', true).update({ stage: 'Draft' });
  }
};
