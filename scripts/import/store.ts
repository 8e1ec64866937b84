import type { NewListing, Stored } from '../../cms/src/import/messages';

/** The target of an import: the CMS, or none in a dry run. */
export interface Store {
  /** Writes the listings that it does not have, in their order, and returns the result of each. One call at a time. */
  write(listings: readonly NewListing[]): Promise<readonly Stored[]>;
  close(): Promise<void>;
}
