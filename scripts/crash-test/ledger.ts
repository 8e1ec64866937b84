import { isDeepStrictEqual } from 'node:util';
import type { Area, Kind } from '../lib/domain';
import type { ApiResponse } from './api-client';
import type { FrontRecord } from './front-record';

/** The values that the writers send for a listing, and that it must have afterwards. */
export interface Facts {
  readonly isThere: boolean;
  readonly isActive: boolean;
  readonly purpose: 'SALE' | 'RENT';
  readonly price: number;
  readonly locality: string;
  readonly description: string;
  readonly images: readonly string[];
}

/** A listing whose creation was acknowledged, with its possible states. */
export class ListingRecord {
  /** More than one after a call without a response. */
  possible: readonly Facts[];
  /** Pictures that an acknowledged call has removed. */
  readonly removed = new Set<string>();
  /** Every description that was ever sent for the listing. */
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

  /** Records an acknowledged change. */
  acknowledge(change: Partial<Facts>): void {
    this.possible = distinct(this.there().map((facts) => ({ ...facts, ...change })));
  }

  /** Records a change that may or may not have been made. */
  acknowledgeMaybe(change: Partial<Facts>): void {
    const changed = this.there().map((facts) => ({ ...facts, ...change }));
    this.possible = distinct([...this.possible, ...changed]);
  }

  /** Records that the listing is missing. Returns false if that is impossible. */
  confirmAbsence(): boolean {
    const gone = this.possible.filter(({ isThere }) => !isThere);
    if (gone.length > 0) this.possible = gone;
    return gone.length > 0;
  }

  /** Whether the listing exists in one of its possible states. */
  get mayBeThere(): boolean {
    return this.there().length > 0;
  }

  /** Every picture that the listing may reference. */
  get images(): readonly string[] {
    return [...new Set(this.there().flatMap(({ images }) => images))];
  }

  /**
   * The pictures that the listing references in every possible state. A call that was cut off after its commit can
   * leave other files behind, and a later successful call does not know them.
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

/** An enquiry that was acknowledged. Its phone and its e-mail address belong to no other one. */
export interface EnquiryRecord {
  readonly reference: string;
  readonly phone: string;
  readonly email: string;
}

/** All acknowledged writes. */
export class Ledger {
  readonly entries: ListingRecord[] = [];
  /** The records of the landing and region pages. */
  readonly front: FrontRecord[] = [];
  readonly enquiries: EnquiryRecord[] = [];
  acknowledged = 0;
  unacknowledged = 0;
  /** The last revision in a response. */
  revision = 0;

  /** Counts the response of a write; null if none arrived. */
  record(response: Pick<ApiResponse, 'status' | 'revision'> | null): void {
    if (!response) this.unacknowledged += 1;
    if (response?.status !== 200) return;
    this.acknowledged += 1;
    this.revision = Math.max(this.revision, response.revision || 0);
  }
}
