import { parseListing } from '../lib/domain';
import type { Area, ListingValues } from '../lib/domain';
import { shown, Unreadable } from './cell';
import type { Cell, SourceRow } from './cell';
import type { Fault } from '../../cms/src/import/messages';
import type { FieldReader, Mapping } from './mapping';

/** A row that can be a listing: its values, what was left out of them, and the fields that a constant fills. */
export interface Sound {
  readonly values: ListingValues;
  readonly warnings: readonly Fault[];
  readonly filled: readonly string[];
}
export type Verdict = Sound | { readonly refused: readonly Fault[] };

/** Faults that say the same of the same text (an area and its unit) are one. */
const distinct = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(
    ({ value, reason }, index) =>
      faults.findIndex((other) => other.value === value && other.reason === reason) === index,
  );

/** What a row says of each field, and what is wrong with it. */
class Reading {
  readonly refused: Fault[] = [];
  readonly warnings: Fault[] = [];
  readonly input: Record<string, Cell>;
  private readonly filled: Set<string>;
  private readonly readers: ReadonlyMap<string, FieldReader>;

  constructor(
    private readonly mapping: Mapping,
    private readonly row: SourceRow,
  ) {
    this.readers = new Map(mapping.readers.map((reader) => [reader.field, reader]));
    this.input = { ...mapping.constants };
    this.filled = new Set(Object.keys(mapping.constants));
    for (const reader of mapping.readers) this.take(reader);
  }

  /** The fields in which a constant stands. */
  get constants(): readonly string[] {
    return [...this.filled];
  }

  /** A field's value is no good: it is left out where the mapping says so, else the row is refused. */
  fault(field: string, reason: string): void {
    const reader = this.readers.get(field);
    if (!reader?.leaveOut) {
      this.refuse(field, reason);
      return;
    }
    this.warnings.push({ field, value: this.textOf(field), reason });
    this.fill(reader, null);
  }

  refuse(field: string, reason: string): void {
    this.refused.push({ field, value: this.textOf(field), reason });
  }

  /** What the row itself says there. */
  private textOf(field: string): string {
    const columns = this.readers.get(field)?.columns ?? [];
    const texts = new Set(columns.map((column) => this.row[column] ?? ''));
    return [...texts].join(' | ') || shown(this.input[field]);
  }

  private take(reader: FieldReader): void {
    try {
      this.fill(reader, reader.read(this.row));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.fault(reader.field, error.message);
    }
  }

  private fill({ field, otherwise }: FieldReader, cell: Cell): void {
    if (cell === null && otherwise !== undefined) this.filled.add(field);
    this.input[field] = cell ?? otherwise ?? null;
  }
}

/**
 * Whether a row can be a listing, and which. A value that is no good refuses the row, since nobody can say what
 * else is wrong with it; where the mapping says so of a field that nothing hangs on, the value is left out.
 */
export function judge(mapping: Mapping, area: Area, row: SourceRow): Verdict {
  const { kind, rules } = mapping;
  const reading = new Reading(mapping, row);
  const { refused, warnings, input } = reading;
  let outcome = parseListing(kind, area, input);
  if (!outcome.ok && refused.length === 0) {
    for (const [field, message] of Object.entries(outcome.errors)) reading.fault(field, message);
    outcome = parseListing(kind, area, input);
  }
  if (!outcome.ok || refused.length > 0) return { refused: distinct(refused) };
  const { value: values } = outcome;
  for (const { rule, why } of rules) {
    const found = rule({ values, row });
    if (found) reading.refuse(found.field, `${found.reason}: ${why}`);
  }
  if (refused.length > 0) return { refused: distinct(refused) };
  return { values, warnings: distinct(warnings), filled: reading.constants };
}
