import type { Kind } from '../lib/domain';
import type { Cell, SourceRow } from './cell';
import type { Rule } from './rules/rule';

/** Reads one field of a row. */
export interface FieldReader {
  readonly field: string;
  /** Its columns, for the report. */
  readonly columns: readonly string[];
  /** Whether a bad value is left out with a warning; otherwise it rejects the row. */
  readonly leaveOut: boolean;
  /** The value where the row has none. */
  readonly otherwise: string | undefined;
  /** @throws Unreadable */
  readonly read: (row: SourceRow) => Cell;
}

/** A rule of the mapping with its reason. */
export interface ReasonedRule {
  readonly rule: Rule;
  readonly why: string;
  /** Its place in the mapping's file, by which a warning names it if it never applies; none for a built-in rule. */
  readonly place?: string;
}

/** Rows that become no listings, with the reason. */
export interface Refusal {
  readonly applies: (row: SourceRow) => boolean;
  readonly why: string;
  /** Its columns, for the report. */
  readonly columns: readonly string[];
}

/** How the rows of one kind of file become listings. */
export interface Mapping {
  readonly name: string;
  readonly kind: Kind;
  /** Its choices where a column has several readings, for the report. */
  readonly notes: readonly string[];
  /** The column that names a listing in its source: a row with a known name updates its listing. */
  readonly key?: string | undefined;
  /** The columns that a file must have, and no others. */
  readonly columns: readonly string[];
  readonly readers: readonly FieldReader[];
  /** Values that are not in the file and that every listing gets. */
  readonly constants: Readonly<Record<string, string>>;
  readonly rules: readonly ReasonedRule[];
  readonly refusals: readonly Refusal[];
}
