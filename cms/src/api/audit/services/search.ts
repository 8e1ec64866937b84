import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { AUDIT_TABLE } from '../../../documents/audit-trail';
import { AUDIT_ACTIONS, MOST_COUNTED, officeDayStart, parseFilters } from '../../../domain';
import type { AuditAction, RecordField } from '../../../domain';
import type { Body } from '../../../http/call';
import { invalid } from '../../../http/errors';
import type { Paging } from '../../../http/paging';
import { audit } from '../resource';
import type { StoredEntry } from './present';

const FILTERS = {
  action: { type: 'choice', label: 'Action', options: AUDIT_ACTIONS },
  account: { type: 'text', label: 'Account' },
  from: { type: 'date', label: 'From' },
  to: { type: 'date', label: 'To' },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The keys of a search's values. */
export const AUDIT_KEYS = Object.keys(FILTERS);

/** A search of the audit trail; null for filters that are not sent. */
export interface AuditSearch {
  readonly action: AuditAction | null;
  /** The `_id` of the account that did it, or to which it was done. */
  readonly account: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** The search that the `values` of a call ask for. @throws 400 */
export function readAuditSearch(values: Body): AuditSearch {
  const { values: parsed, errors } = parseFilters(FILTERS, values);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { action, account, from, to } = parsed as Readonly<Record<string, string | null>>;
  return {
    ...{ action: (action ?? null) as AuditAction | null, account: account ?? null },
    from: from ? officeDayStart(from) : null,
    before: to ? officeDayStart(to, 1) : null,
  };
}

const NEWEST = [
  { column: 'at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;

/** The newest entries that an index finds, in its order. */
function newest(
  knex: Knex,
  { action, from, before }: AuditSearch,
  most: number,
  of: Readonly<Record<string, string>> = {},
): Knex.QueryBuilder {
  const query = knex(AUDIT_TABLE)
    .select('id', 'at')
    .where({ ...of, ...(action !== null && { action }) });
  if (from) void query.where('at', '>=', from);
  if (before) void query.where('at', '<', before);
  return query.orderBy([...NEWEST]).limit(most);
}

/**
 * The ids of the newest entries of a search. An account did them, or they were done to it: an index finds each of the
 * two, and an entry found by both is returned once. Tests assert its plan.
 */
export function newestEntries(knex: Knex, search: AuditSearch, most: number): Knex.QueryBuilder {
  const { account } = search;
  if (account === null) return newest(knex, search, most);
  const [did, got] = ['account_id', 'target_id'].map((column) =>
    knex.select('id', 'at').from(newest(knex, search, most, { [column]: account }).as(column)),
  ) as [Knex.QueryBuilder, Knex.QueryBuilder];
  return knex
    .select('id', 'at')
    .from(did.union(got).as('found'))
    .orderBy([...NEWEST])
    .limit(most);
}

/** A page of a search, the newest first, and how many there are, at most `MOST_COUNTED`. */
export async function searchAudit(
  strapi: Core.Strapi,
  search: AuditSearch,
  { limit, offset }: Paging,
): Promise<{
  readonly entries: readonly StoredEntry[];
  readonly count: number;
  readonly isMore: boolean;
}> {
  const { connection } = strapi.db;
  const most = Math.max(offset + limit, MOST_COUNTED) + 1;
  const found = (await newestEntries(connection, search, most)) as readonly { id: number }[];
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  const rows = (await strapi.db
    .query(audit.uid)
    .findMany({ where: { id: { $in: ids } } })) as readonly StoredEntry[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    entries: ids.flatMap((id) => byId.get(id) ?? []),
    count: Math.min(found.length, most - 1),
    isMore: found.length === most,
  };
}
