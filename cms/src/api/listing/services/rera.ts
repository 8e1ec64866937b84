import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { PARAMETER_DEFAULTS, reraApplies, RERA_RULE } from '../../../domain';
import type { ReraTerms } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';
import { dayOf } from './checks';
import type { Table } from './rows';
import { writeEachDue } from './write-each-due';

interface Stored {
  readonly reraGate: string | null;
  readonly reraNoticeDays: number | null;
  readonly reraExemptions: readonly { readonly value: string }[];
}

/** What the parameters say about registrations. @param now milliseconds since 1970 */
export async function reraTerms(
  strapi: Core.Strapi,
  now: number,
): Promise<ReraTerms & { readonly noticeDays: number }> {
  const stored = (await strapi.db.query(PARAMETER_UID).findOne({
    select: ['reraGate', 'reraNoticeDays'],
    populate: ['reraExemptions'],
  })) as Stored | null;
  const gate = stored?.reraGate ?? PARAMETER_DEFAULTS.reraGate;
  return {
    gateDay: gate === 'Yes' ? dayOf(now) : null,
    noticeDays: stored?.reraNoticeDays ?? Number(PARAMETER_DEFAULTS.reraNoticeDays),
    exemptions: stored?.reraExemptions.map(({ value }) => value) ?? [],
  };
}

const canConcern = (values: Readonly<Record<string, unknown>>): boolean =>
  reraApplies(values) || (values.reraExemption ?? '') !== '';

/**
 * The same for a write; undefined if they cannot concern it, so that most writes read no parameters.
 * @param values the sent values, and the stored ones of an edit
 */
export const termsFor = async (
  strapi: Core.Strapi,
  ...values: readonly Readonly<Record<string, unknown>>[]
): Promise<ReraTerms | undefined> =>
  values.some(canConcern) ? await reraTerms(strapi, Date.now()) : undefined;

/** Limits a query to the listings that need a registration, and have no reason of exemption. */
export function whereReraApplies(rows: Knex.QueryBuilder, { column }: Table): void {
  void rows.whereNull(column('reraExemption')).where((some) => {
    void some
      .whereIn(column('constructionStatus'), [...RERA_RULE.status])
      .orWhereIn(column('transactionType'), [...RERA_RULE.transactionType]);
  });
}

/**
 * Puts the listings on hold whose registration has ended, while the gate is on. Source: docs/contract.md, "RERA".
 * @param now milliseconds since 1970
 */
export async function holdExpired(strapi: Core.Strapi, now: number): Promise<void> {
  const { gateDay } = await reraTerms(strapi, now);
  if (gateDay === null) return;
  await writeEachDue(strapi, { stage: 'On hold' }, (rows, table) => {
    const until = table.column('reraValidUntil');
    void rows.where(table.column('stage'), 'Available').where(until, '<', gateDay).orderBy(until);
    whereReraApplies(rows, table);
  });
}
