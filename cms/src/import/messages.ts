import type { Area, Kind, Master } from '../domain';

/** The target of an import: the area and the kind of its listings. */
export interface Target {
  readonly kind: Kind;
  readonly area: Area;
  /** Nothing is written; the results are those of a write. */
  readonly dryRun?: boolean;
}

/** A listing to write. */
export interface NewListing {
  /** The key of the row and its source. It is stored with the listing. */
  readonly key: string;
  /** The code of the stored listing that the row updates. */
  readonly code?: string | undefined;
  /** The values of the fields that the source has. */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * If the source updates listings: a hash of the values. If a listing's last import had another hash, it is updated.
   */
  readonly hash?: string | undefined;
  /** The ids of stored files, the cover first. */
  readonly images?: readonly number[];
}

/** An error of a row: the field or column, its value, and the reason. */
export interface RowError {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** A field that an update changes, as the texts of an export. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly value: string;
}

/**
 * The result of writing a listing: created or updated, with its code (none in a dry run); already present; or rejected.
 */
export interface Stored {
  readonly outcome: 'created' | 'updated' | 'present' | 'refused';
  readonly code?: string | undefined;
  readonly errors?: readonly RowError[];
  /** What an update by code changes. */
  readonly changes?: readonly Change[];
  /** The names that were added to master lists for the listing. */
  readonly added?: readonly (readonly [Master, string])[];
}

/** The requests of an import to the program of the CMS: first `open`, then `write`, which gets a `Stored` for each. */
export type Request =
  | ({ readonly call: 'open' } & Target)
  | { readonly call: 'write'; readonly listings: readonly NewListing[] };
