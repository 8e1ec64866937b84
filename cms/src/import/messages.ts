import type { Area, Kind, ListingValues, Master } from '../domain';

/** A listing to write. */
export interface NewListing {
  /** Names its row and source, and is stored with it. */
  readonly key: string;
  /** Of the fields that its source has. */
  readonly values: ListingValues;
  /** If the source updates listings: a hash of the values. A stored listing whose last import had another is updated. */
  readonly hash?: string | undefined;
  /** The ids of stored files, the cover first. */
  readonly images?: readonly number[];
}

/** What is wrong with a row: the field or column, its value, and the reason. */
export interface RowError {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** The result of writing a listing: made or updated, with its code (none in a dry run); there already; or rejected. */
export interface Stored {
  readonly outcome: 'created' | 'updated' | 'present' | 'refused';
  readonly code?: string | undefined;
  readonly errors?: readonly RowError[];
  /** The names that were added to master lists for it. */
  readonly added?: readonly (readonly [Master, string])[];
}

/** The requests of an import to the program of the CMS: first `open`, then `write`, which gets a `Stored` for each. */
export type Request =
  | { readonly call: 'open'; readonly kind: Kind; readonly area: Area }
  | { readonly call: 'write'; readonly listings: readonly NewListing[] };
