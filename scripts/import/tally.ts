import type { Master } from '../lib/domain';
import type { Mapping, ReasonedRule } from '../../cms/src/import/file/mapping';
import type { ReadBatch, ReportLine } from '../../cms/src/import/file/read-batch';
import type { Stored } from '../../cms/src/import/messages';

/** Counts the outcomes of a run, and the constants that fill its listings. */
export class Tally {
  rows = 0;
  private readonly outcomes: Record<ReportLine['outcome'], number> = {
    created: 0,
    updated: 0,
    duplicate: 0,
    present: 0,
    refused: 0,
    warned: 0,
  };
  private readonly filled = new Map<string, number>();
  private readonly applied = new Set<ReasonedRule>();
  private hasLooked = false;
  private readonly names = new Map<Master, string[]>();

  /**
   * Counts a batch. A row counts by its first line; each value that was left out counts as warned.
   * @param stored the result of each listing of the batch
   */
  count(
    { rows, valid, applied }: ReadBatch,
    stored: readonly Stored[],
    lines: readonly (readonly ReportLine[])[],
  ): void {
    this.rows += rows.length;
    for (const [first, ...others] of lines) {
      if (first) this.outcomes[first.outcome] += 1;
      for (const { outcome } of others) if (outcome === 'warned') this.outcomes.warned += 1;
    }
    for (const rules of applied) this.apply(rules);
    for (const [at, { outcome, added = [] }] of stored.entries()) {
      for (const [master, name] of added) this.name(master, name);
      if (outcome === 'created') this.fill(valid[at]?.parsed.filled ?? []);
    }
  }

  /** Counts the fields of a new listing that a constant fills. */
  private fill(fields: readonly string[]): void {
    for (const field of fields) this.filled.set(field, (this.filled.get(field) ?? 0) + 1);
  }

  /** Counts the rules that applied to a row; undefined if no rule ran. */
  private apply(rules: readonly ReasonedRule[] | undefined): void {
    this.hasLooked ||= rules !== undefined;
    for (const rule of rules ?? []) this.applied.add(rule);
  }

  /** The mapping's rules that applied to no row: perhaps the mapping reads their columns wrongly. */
  unapplied(mapping: Mapping): readonly { readonly rule: string; readonly why: string }[] {
    if (!this.hasLooked) return [];
    return mapping.rules.flatMap((one) =>
      one.place !== undefined && !this.applied.has(one) ? [{ rule: one.place, why: one.why }] : [],
    );
  }

  /** Counts a name that was added to a master list. */
  private name(master: Master, name: string): void {
    this.names.set(master, [...(this.names.get(master) ?? []), name]);
  }

  /**
   * The outcomes as a sentence, such as `1,200 rows: 1,150 created, 20 refused`. It omits outcomes that did not occur.
   */
  sentence(): string {
    const parts = Object.entries(this.outcomes)
      .filter(([, count]) => count > 0)
      .map(([outcome, count]) => `${count.toLocaleString('en-IN')} ${outcome}`);
    return `${this.rows.toLocaleString('en-IN')} rows${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
  }

  /** The constants of new listings, with the number of listings for each. */
  constants(mapping: Mapping) {
    const otherwise = mapping.readers.map(({ field, otherwise: value }) => [field, value] as const);
    const values = new Map<string, string | undefined>([
      ...otherwise,
      ...Object.entries(mapping.constants),
    ]);
    return [...this.filled].map(([field, listings]) => ({
      field,
      value: values.get(field) ?? '',
      listings,
    }));
  }

  summary(mapping: Mapping) {
    return {
      rows: this.rows,
      ...this.outcomes,
      constants: this.constants(mapping),
      unapplied: this.unapplied(mapping),
      notes: mapping.notes,
      added: Object.fromEntries(this.names),
    };
  }
}
