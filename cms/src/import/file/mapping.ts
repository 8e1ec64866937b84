import type { Kind } from '../../domain';
import type { Cell, SourceRow } from './cell';
import type { Rule } from './rule';

/** Reads one field of a row. */
export interface FieldReader {
  readonly field: string;
  /** The columns of the field, for the report. */
  readonly columns: readonly string[];
  /** Whether a bad value is omitted with a warning; otherwise it rejects the row. */
  readonly leaveOut: boolean;
  /** The value if the row has none. */
  readonly otherwise: string | undefined;
  /** @throws Unreadable */
  readonly read: (row: SourceRow) => Cell;
}

/** A rule of the mapping with its reason. */
export interface ReasonedRule {
  readonly rule: Rule;
  readonly why: string;
  /** The position in the mapping's file, for a warning about a rule that never applies; none for a built-in rule. */
  readonly place?: string;
}

/** The condition for refused rows, with the reason. */
export interface Refusal {
  readonly applies: (row: SourceRow) => boolean;
  readonly why: string;
  /** The columns of the condition, for the report. */
  readonly columns: readonly string[];
}

/** The conversion of the rows of one kind of file to listings. */
export interface Mapping {
  readonly name: string;
  readonly kind: Kind;
  /** The choices made for columns that can be understood in several ways, for the report. */
  readonly notes: readonly string[];
  /** The column that identifies a listing in its source: a row with a known value updates its listing. */
  readonly key?: string | undefined;
  /** The column with the codes of stored listings, if the file is an export, which comes back. */
  readonly codeColumn?: string | undefined;
  /** The exact columns that a file must have. */
  readonly columns: readonly string[];
  readonly readers: readonly FieldReader[];
  /** Values that are not in the file, for every listing. */
  readonly constants: Readonly<Record<string, string>>;
  readonly rules: readonly ReasonedRule[];
  readonly refusals: readonly Refusal[];
}
