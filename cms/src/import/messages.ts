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

/** The result of writing a listing: its code (none in a dry run), or why it was rejected. */
export interface Stored {
  readonly code?: string;
  readonly errors?: readonly RowError[];
  /** The names that were added to master lists for it. */
  readonly added: readonly (readonly [Master, string])[];
}

/**
 * The requests of an import to the program of the CMS. `open` is the first one. `present` gets those of the keys that are
 * stored already, `write` a `Stored` for each listing.
 */
export type Request =
  | { readonly call: 'open'; readonly kind: Kind; readonly area: Area }
  | { readonly call: 'present'; readonly keys: readonly string[] }
  | { readonly call: 'write'; readonly listings: readonly NewListing[] };
