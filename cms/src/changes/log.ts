import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { askedBy } from './actor';
import { ask } from './knex';

const TABLE = 'changes';

/** One write of content. Level-triggered: it says what changed, not how. */
export interface Change {
  /** The revision that holds it; a write of several records has one revision. */
  readonly revision: number;
  /** The content type's own name, as `propresi`. */
  readonly type: string;
  /** The record's `_id`. */
  readonly record: string;
  readonly action: 'create' | 'update' | 'delete';
  /** Who: `account <_id>`, `panel <id>`, or `program` for imports and scripts. */
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Writes down a change, in the transaction of the write itself. */
export async function logChange(
  strapi: Core.Strapi,
  change: Pick<Change, 'revision' | 'type' | 'record' | 'action'>,
): Promise<void> {
  const row = { ...change, actor: askedBy(strapi) ?? 'program', at: Date.now() };
  await ask(strapi, (knex) => knex(TABLE).insert(row));
}

/** The changes after a revision, in the order of their revisions; a revision is told whole or not at all. */
export async function changesAfter(
  strapi: Core.Strapi,
  revision: number,
  most: number,
): Promise<readonly Change[]> {
  const asked = await rowsOf(strapi, (rows) =>
    rows.where('revision', '>', revision).limit(most + 1),
  );
  if (asked.length <= most) return asked;
  const cut = asked[most]?.revision ?? revision;
  const whole = asked.filter((change) => change.revision !== cut);
  // One revision that is larger than what was asked for is told whole all the same.
  return whole.length > 0 ? whole : await rowsOf(strapi, (rows) => rows.where({ revision: cut }));
}

type Row = Omit<Change, 'at'> & { readonly at: number | string };

async function rowsOf(
  strapi: Core.Strapi,
  narrow: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<readonly Change[]> {
  const rows = await ask(strapi, (knex) =>
    narrow(knex(TABLE))
      .orderBy(['revision', 'id'])
      .select<readonly Row[]>('revision', 'type', 'record', 'action', 'actor', 'at'),
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}
