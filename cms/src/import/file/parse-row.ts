import { parseListing } from '../../domain';
import type { Area } from '../../domain';
import { shown, Unreadable } from './cell';
import type { Cell, SourceRow } from './cell';
import { NOT_APPLICABLE } from './rule';
import type { RowError } from '../messages';
import type { FieldReader, Mapping, ReasonedRule } from './mapping';

/** A row that is a valid listing. */
export interface ValidRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** Values that were omitted. */
  readonly warnings: readonly RowError[];
  /** The fields that a constant fills. */
  readonly filled: readonly string[];
}
export type ParsedRow = (ValidRow | { readonly errors: readonly RowError[] }) & {
  /** The rules that applied to the row; missing if the row was rejected before the rules. */
  readonly applied?: readonly ReasonedRule[];
};

/** Merges errors with the same reason and text (an area and its unit). */
const distinct = (errors: readonly RowError[]): readonly RowError[] =>
  errors.filter(
    ({ value, reason }, index) =>
      errors.findIndex((other) => other.value === value && other.reason === reason) === index,
  );

/** Reads each field of a row. `fail` reports a bad value; it is omitted if the mapping allows that. */
function readRow(mapping: Mapping, row: SourceRow) {
  const readers = new Map(mapping.readers.map((reader) => [reader.field, reader]));
  const input: Record<string, Cell> = { ...mapping.constants };
  const filled = new Set(Object.keys(mapping.constants));
  const errors: RowError[] = [];
  const warnings: RowError[] = [];
  /** The row's source text of a field. */
  const textOf = (field: string): string => {
    const columns = readers.get(field)?.columns ?? [];
    return (
      [...new Set(columns.map((column) => row[column] ?? ''))].join(' | ') || shown(input[field])
    );
  };
  const set = ({ field, otherwise }: FieldReader, cell: Cell): void => {
    if (cell === null && otherwise !== undefined) filled.add(field);
    input[field] = cell ?? otherwise ?? null;
  };
  const reject = (field: string, reason: string): void => {
    errors.push({ field, value: textOf(field), reason });
  };
  const fail = (field: string, reason: string): void => {
    const reader = readers.get(field);
    if (!reader?.leaveOut) {
      reject(field, reason);
      return;
    }
    warnings.push({ field, value: textOf(field), reason });
    set(reader, null);
  };
  for (const reader of mapping.readers) {
    try {
      set(reader, reader.read(row));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      fail(reader.field, error.message);
    }
  }
  return { input, filled, errors, warnings, fail, reject };
}

/**
 * Converts a row to a listing. A bad value rejects the row, because other values can be wrong, too. If the mapping
 * allows it for a field, only the value is omitted.
 */
export function parseRow(mapping: Mapping, area: Area, row: SourceRow): ParsedRow {
  const { kind, rules, refusals } = mapping;
  const refusal = refusals.find(({ applies }) => applies(row));
  if (refusal) {
    const value = refusal.columns.map((column) => row[column] ?? '').join(' | ');
    return { errors: [{ field: refusal.columns.join(', '), value, reason: refusal.why }] };
  }
  const { input, filled, errors, warnings, fail, reject } = readRow(mapping, row);
  // A row of an export may be a part of a listing, which the CMS knows whole.
  if (mapping.codeColumn !== undefined) return { values: input, warnings: [], filled: [] };
  let outcome = parseListing(kind, area, input);
  if (!outcome.ok && errors.length === 0) {
    for (const [field, message] of Object.entries(outcome.errors)) fail(field, message);
    outcome = parseListing(kind, area, input);
  }
  if (!outcome.ok || errors.length > 0) return { errors: distinct(errors) };
  const { value: values } = outcome;
  const applied: ReasonedRule[] = [];
  for (const reasoned of rules) {
    const found = reasoned.rule({ values, row });
    if (found === NOT_APPLICABLE) continue;
    applied.push(reasoned);
    if (found) reject(found.field, `${found.reason}: ${reasoned.why}`);
  }
  if (errors.length > 0) return { errors: distinct(errors), applied };
  return { applied, values, warnings: distinct(warnings), filled: [...filled] };
}
