import type { Area, Kind, ListingValues, Master } from '../domain';

/** A listing to write. `key` names its row and source, and is stored with it. */
export interface NewListing {
  readonly key: string;
  readonly values: ListingValues;
  /** The ids of stored files, the cover first. */
  readonly images?: readonly number[];
}

/** What is wrong with a row: the field or column, its value, and the reason. */
export interface RowError {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** The result of writing a listing: made, with its code (none in a dry run); already there; or why it was rejected. */
export interface Stored {
  readonly outcome: 'created' | 'present' | 'refused';
  readonly code?: string | undefined;
  readonly errors?: readonly RowError[];
  /** The names that were added to master lists for it. */
  readonly added?: readonly (readonly [Master, string])[];
}

/** The requests of an import to the program of the CMS: first `open`, then `write`, which gets a `Stored` for each. */
export type Request =
  | { readonly call: 'open'; readonly kind: Kind; readonly area: Area }
  | { readonly call: 'write'; readonly listings: readonly NewListing[] };
