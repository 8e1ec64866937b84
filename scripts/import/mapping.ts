import type { Kind } from '../lib/domain';
import type { Cell, SourceRow } from './cell';
import type { Rule } from './rules/rule';

/** How one field is read of a row. */
export interface FieldReader {
  readonly field: string;
  /** The columns it is read of, for the report. */
  readonly columns: readonly string[];
  /** A value that is no good is left out and told of; otherwise the row is refused. */
  readonly leaveOut: boolean;
  /** What stands there where the row says nothing. */
  readonly otherwise: string | undefined;
  /** @throws Unreadable */
  readonly read: (row: SourceRow) => Cell;
}

/** A rule of the mapping, with the ground it stands on. */
export interface GroundedRule {
  readonly rule: Rule;
  readonly why: string;
}

/** How the rows of one kind of file become listings. */
export interface Mapping {
  readonly name: string;
  readonly kind: Kind;
  /** How it reads what can be read in several ways, for the report. */
  readonly notes: readonly string[];
  /** The columns that a file must have, and no others. */
  readonly columns: readonly string[];
  readonly readers: readonly FieldReader[];
  /** What the file says nowhere and every listing gets. */
  readonly constants: Readonly<Record<string, string>>;
  readonly rules: readonly GroundedRule[];
}
