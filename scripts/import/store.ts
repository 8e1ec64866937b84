import type { NewListing, Stored } from '../../cms/src/import/messages';

/** Where listings go. */
export interface Store {
  /** Those of the keys that a listing bears already. */
  present(keys: readonly string[]): Promise<readonly string[]>;
  /** Writes listings, each whole or not at all, in their order; answers what became of each. */
  write(listings: readonly NewListing[]): Promise<readonly Stored[]>;
  close(): Promise<void>;
}
