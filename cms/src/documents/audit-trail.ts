import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { AUDIT_MONTHS, can, monthsBefore } from '../domain';
import type { Area, AuditAction, Caller } from '../domain';
import { limitedAddress } from '../http/client-address';
import { currentAuthor, currentSender } from './actor';
import { PendingCounts } from './pending-counts';
import { queryInTransaction } from './query';
import type { Resource } from './resource';

/** The table of the audit trail. */
export const AUDIT_TABLE = 'audits';
/** The rows that one statement of a job or an erasure takes. */
const ROWS = 500;

/** Somebody who does something, or to whom it is done. */
export interface AuditPerson {
  /** The `_id` of an account; of a user of the panel `panel <id>`. */
  readonly id: string;
  /** The name of who works here; null for visitors: their name must not outlast their account. */
  readonly name: string | null;
}

/** An entry of the audit trail. Source: docs/contract.md, "The audit trail". */
export interface AuditEntry {
  readonly action: AuditAction;
  /** What it was done to, for example `12 enquiries`; never personal data. */
  readonly subject?: string;
  /** The region; not set where it is about all. */
  readonly area?: Area | null;
  /** Who does it, if nobody is signed in yet; null: nobody knows. */
  readonly by?: AuditPerson | null;
  /** The account to which it is done. */
  readonly target?: AuditPerson;
}

interface Account extends Caller {
  readonly documentId: string;
  readonly name: string;
}

interface PanelUser {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
}

/** An account in the audit trail. Executives work here, too. */
export const accountInAudit = ({ documentId: id, name, ...caller }: Account): AuditPerson => ({
  id,
  name: can(caller, 'read enquiries') ? name : null,
});

/** A user of the panel in the audit trail. */
export const panelUserInAudit = ({ id, firstname, lastname }: PanelUser): AuditPerson => ({
  id: `panel ${String(id)}`,
  name: [firstname, lastname].filter(Boolean).join(' ') || 'A user of the panel',
});

/** Who sends the current request; null for jobs, commands and people who are not signed in. */
function sender(strapi: Core.Strapi): AuditPerson | null {
  const { caller, panelUser } = currentSender(strapi);
  if (panelUser) return panelUserInAudit(panelUser);
  return caller ? accountInAudit(caller) : null;
}

interface Request {
  readonly ip: string;
  readonly path: string;
}

const requestOf = (strapi: Core.Strapi): Request | undefined =>
  strapi.requestContext.get() as Request | undefined;

/**
 * A visitor's address is not stored. The address of staff is stored, because it shows a stolen password. The address of
 * a lockout shows where the attack comes from.
 */
const keepsAddress = (action: AuditAction, by: AuditPerson | null): boolean =>
  by === null ? action === 'Locked Out' : by.name !== null;

function rowOf(strapi: Core.Strapi, entry: AuditEntry) {
  const { action, subject = '', area = null, target } = entry;
  const by = entry.by === undefined ? sender(strapi) : entry.by;
  const request = requestOf(strapi);
  const { entry: entryPoint } = currentAuthor(strapi);
  return {
    ...{ document_id: randomUUID(), at: new Date(), action, subject, area },
    // Nobody is signed in yet at the panel's login.
    entry: entryPoint === 'program' && request ? 'panel' : entryPoint,
    ...{ account_id: by?.id ?? null, account_name: by?.name ?? null },
    ...{ target_id: target?.id ?? null, target_name: target?.name ?? null },
    address: request && keepsAddress(action, by) ? limitedAddress(request.ip) : null,
  };
}

type Row = ReturnType<typeof rowOf>;

/**
 * Adds an entry to the audit trail, in the current transaction if there is one: what is done and its entry are stored
 * together.
 */
export async function addAuditEntry(strapi: Core.Strapi, entry: AuditEntry): Promise<void> {
  const row = { ...rowOf(strapi, entry), total: 1 };
  await queryInTransaction(strapi, (knex) => knex(AUDIT_TABLE).insert(row));
}

/** A record in the audit trail: what it is called. The title of what visitors write is personal data. */
export const auditSubject = ({ name, bin, pictures }: Resource, title: string): string =>
  [bin?.label ?? name, ...(pictures?.author === undefined ? [title] : [])].join(' ').trim();

interface Counter extends Row {
  readonly slot: string;
  readonly total: number;
}

const MINUTE_MS = 60_000;

const refusals = new PendingCounts<Counter>(
  'Entries of the audit trail',
  ({ slot }) => slot,
  async (strapi, counters) => {
    const { connection } = strapi.db;
    for (let from = 0; from < counters.length; from += ROWS / 10)
      await connection(AUDIT_TABLE)
        .insert(counters.slice(from, from + ROWS / 10))
        .onConflict('slot')
        .merge({ total: connection.raw('??.total + excluded.total', [AUDIT_TABLE]) });
  },
);

/**
 * Counts a refused login. An account has one entry for each minute, and so have all unknown names together, so that no flood
 * fills the table or costs a write each.
 */
export function countRefusal(strapi: Core.Strapi, entry: AuditEntry): void {
  const row = rowOf(strapi, entry);
  const minute = Math.floor(row.at.getTime() / MINUTE_MS);
  const slot = [row.action, row.subject, row.entry, row.account_id ?? '', minute].join(' ');
  refusals.add(strapi, { ...row, slot, total: 1 });
}

/** Stores the refusals that wait. The CMS calls it when it stops. */
export const storeRefusals = (strapi: Core.Strapi): Promise<void> => refusals.store(strapi);

/** Removes names and addresses of accounts from the audit trail, in the current transaction. */
export async function forgetInAuditTrail(
  strapi: Core.Strapi,
  accounts: readonly string[],
): Promise<void> {
  await queryInTransaction(strapi, async (knex) => {
    const rows = (column: string) => knex(AUDIT_TABLE).whereIn(column, [...accounts]);
    await rows('account_id').update({ account_name: null, address: null });
    await rows('target_id').update({ target_name: null });
  });
}

/** The entries that are too old. A test asserts its plan. */
export const outdated = (knex: Knex, now: number): Knex.QueryBuilder =>
  knex(AUDIT_TABLE).select('id').where('at', '<', monthsBefore(now, AUDIT_MONTHS)).limit(ROWS);

/** Removes entries of more than 24 months ago. @param now milliseconds since 1970 */
export async function pruneAuditTrail(strapi: Core.Strapi, now: number): Promise<void> {
  const { connection } = strapi.db;
  let removed: number;
  do {
    const rows = connection(AUDIT_TABLE).whereIn('id', outdated(connection, now));
    removed = await rows.delete();
  } while (removed === ROWS);
}
