/**
 * Removes the counts of tries. SQLite's are in a file of their own now; PostgreSQL's table is made again at the start.
 * @param {import('knex').Knex} knex
 */
exports.up = async (knex) => {
  await knex.schema.dropTableIfExists('tries');
};
