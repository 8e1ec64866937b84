import { isDeepStrictEqual } from 'node:util';
import type { Area, Kind } from '../lib/domain';
import type { ApiResponse } from './api-client';
import type { FrontRecord } from './front-record';

/** What the writers send of a listing, and what it must be afterwards. */
export interface Facts {
  readonly isThere: boolean;
  readonly isActive: boolean;
  readonly purpose: 'SALE' | 'RENT';
  readonly price: number;
  readonly locality: string;
  readonly description: string;
  readonly images: readonly string[];
}

/** A listing whose creation was acknowledged, and everything that it can be now. */
export class ListingRecord {
  /** More than one where a call was not acknowledged. */
  possible: readonly Facts[];
  /** Pictures that an acknowledged call has taken away. */
  readonly removed = new Set<string>();
  /** Every description that was ever sent for it. */
  readonly descriptions = new Set<string>();

  constructor(
    readonly area: Area,
    readonly kind: Kind,
    readonly id: string,
    facts: Facts,
  ) {
    this.possible = [facts];
    this.descriptions.add(facts.description);
  }

  /** An acknowledged change of what was there. */
  acknowledge(change: Partial<Facts>): void {
    this.possible = distinct(this.there().map((facts) => ({ ...facts, ...change })));
  }

  /** A change that may have been made, or not. */
  acknowledgeMaybe(change: Partial<Facts>): void {
    const changed = this.there().map((facts) => ({ ...facts, ...change }));
    this.possible = distinct([...this.possible, ...changed]);
  }

  /** It is not there: false where that cannot be. */
  confirmAbsence(): boolean {
    const gone = this.possible.filter(({ isThere }) => !isThere);
    if (gone.length > 0) this.possible = gone;
    return gone.length > 0;
  }

  /** Whether it may be there, for all that is known. */
  get mayBeThere(): boolean {
    return this.there().length > 0;
  }

  /** Every picture that it may name. */
  get images(): readonly string[] {
    return [...new Set(this.there().flatMap(({ images }) => images))];
  }

  /**
   * The pictures that it names for certain. A call that was cut off after its commit can leave the files of others
   * behind, and a later call that succeeds does not know of them.
   */
  get certainImages(): readonly string[] {
    return this.images.filter((image) =>
      this.possible.every(({ isThere, images }) => isThere && images.includes(image)),
    );
  }

  private there(): readonly Facts[] {
    return this.possible.filter(({ isThere }) => isThere);
  }
}

function distinct(all: readonly Facts[]): readonly Facts[] {
  return all.filter((one, at) => all.findIndex((other) => isDeepStrictEqual(one, other)) === at);
}

/** Everything that was acknowledged. */
export class Ledger {
  readonly entries: ListingRecord[] = [];
  /** What stands on the landing and the region pages. */
  readonly front: FrontRecord[] = [];
  acknowledged = 0;
  unacknowledged = 0;
  /** The last revision that an answer named. */
  revision = 0;

  /** Counts a write's answer; null where none came. */
  record(reply: Pick<ApiResponse, 'status' | 'revision'> | null): void {
    if (!reply) this.unacknowledged += 1;
    if (reply?.status !== 200) return;
    this.acknowledged += 1;
    this.revision = Math.max(this.revision, reply.revision || 0);
  }
}
