import type { NewListing, Stored } from '../../cms/src/import/messages';

/** The target of an import: the CMS, or none in a dry run. */
export interface Store {
  /**
   * Writes the listings that the store lacks, in their order, and returns the result of each. Only one call at a time.
   */
  write(listings: readonly NewListing[]): Promise<readonly Stored[]>;
  close(): Promise<void>;
}
