import { expect } from '@jest/globals';
import type { Core } from '@strapi/strapi';

interface PgNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PgNode[];
}

const walk = (node: PgNode): PgNode[] => [node, ...(node.Plans ?? []).flatMap(walk)];

/** SQLite accepts 500 rows in one insert. */
const AT_ONCE = 400;

/** Inserts rows into a table, below the Document Service. */
export async function insertInto(
  strapi: Core.Strapi,
  table: string,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await strapi.db.connection(table).insert(rows.slice(from, from + AT_ONCE));
}

/**
 * Gives the planner the facts of full tables. PostgreSQL uses index-only scans only with a current visibility map, which
 * autovacuum keeps current in production.
 */
export async function analyze(strapi: Core.Strapi): Promise<void> {
  const isPostgres = process.env.DATABASE_CLIENT === 'postgres';
  await strapi.db.connection.raw(isPostgres ? 'VACUUM ANALYZE' : 'ANALYZE');
}

/**
 * The steps of a query's plan that read a whole table, or a whole index of it.
 * @param tables the beginning of the tables' names
 */
export async function planSteps(
  strapi: Core.Strapi,
  query: { toQuery: () => string },
  tables: string,
): Promise<string[]> {
  const { connection } = strapi.db;
  if (process.env.DATABASE_CLIENT !== 'postgres') {
    const steps = (await connection.raw(`EXPLAIN QUERY PLAN ${query.toQuery()}`)) as {
      detail: string;
    }[];
    expect(steps.length).toBeGreaterThan(0);
    return steps.map(({ detail }) => detail).filter((step) => step.startsWith(`SCAN ${tables}`));
  }
  const answer: { rows: { 'QUERY PLAN': [{ Plan: PgNode }] }[] } = await connection.raw(
    `EXPLAIN (FORMAT JSON) ${query.toQuery()}`,
  );
  const nodes = answer.rows.flatMap((row) => walk(row['QUERY PLAN'][0].Plan));
  expect(nodes.length).toBeGreaterThan(0);
  return nodes
    .filter((node) => node['Relation Name']?.startsWith(tables))
    .filter((node) => !node['Index Cond'] && !node['Recheck Cond'])
    .map((node) => `${node['Node Type']} ${JSON.stringify(node).slice(0, 200)}`);
}
