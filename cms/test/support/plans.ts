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
