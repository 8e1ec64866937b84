import type { NewListing, Stored } from '../../cms/src/import/messages';

/** The target of an import: the CMS, or none in a dry run. */
export interface Store {
  /** Those of the keys that are stored already. */
  present(keys: readonly string[]): Promise<readonly string[]>;
  /** Writes listings in their order, and returns the result of each. */
  write(listings: readonly NewListing[]): Promise<readonly Stored[]>;
  close(): Promise<void>;
}
