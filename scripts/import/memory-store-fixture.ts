import assert from 'node:assert';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewListing, Stored } from '../../cms/src/import/messages';
import type { Store } from './store';

/** A store in memory that rejects the listings of one project. */
export class Memory implements Store {
  readonly listings: NewListing[] = [];
  private isWriting = false;

  constructor(private readonly rejected = '') {}

  async write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    assert(!this.isWriting, 'the store takes one call at a time');
    this.isWriting = true;
    await nextTurn();
    this.isWriting = false;
    return listings.map((listing): Stored => {
      if (this.listings.some(({ key }) => key === listing.key)) return { outcome: 'present' };
      if (listing.values.projectName === this.rejected) {
        const error = { field: 'projectName', value: '', reason: 'not wanted' };
        return { outcome: 'refused', errors: [error] };
      }
      this.listings.push(listing);
      const code = `CODE-${String(this.listings.length)}`;
      return { outcome: 'created', code, added: [['locality', 'Here']] };
    });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
