import type { Area, Kind, ListingValues, Master } from '../domain';

/** A listing to write: `key` says which row of which source it is, and is stored with it. */
export interface NewListing {
  readonly key: string;
  readonly values: ListingValues;
  /** The ids of stored files, the cover first. */
  readonly images?: readonly number[];
}

/** What is wrong with a row: the field or column, what stands there, and why that cannot be. */
export interface Fault {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** What became of a new listing: its code (none where nothing is written), or why it was refused. */
export interface Stored {
  readonly code?: string;
  readonly refused?: readonly Fault[];
  /** The names that were added to master lists for it. */
  readonly added: readonly (readonly [Master, string])[];
}

/** What the import asks of the process that holds the CMS, and is answered. */
export interface Calls {
  /** Opens the CMS for an area's listings of a kind: the first call. */
  open: { readonly ask: { readonly kind: Kind; readonly area: Area }; readonly answer: null };
  /** Those of the keys that a listing bears already. */
  present: { readonly ask: readonly string[]; readonly answer: readonly string[] };
  /** Writes listings, each whole or not at all, in their order. */
  write: { readonly ask: readonly NewListing[]; readonly answer: readonly Stored[] };
}
export type Call = keyof Calls;

export type Request = {
  readonly [C in Call]: { readonly call: C; readonly ask: Calls[C]['ask'] };
}[Call];

/** One comes for each request, in their order. */
export type Reply =
  | { readonly answer: Calls[Call]['answer'] }
  | { readonly error: { readonly message: string; readonly code: string | undefined } };
