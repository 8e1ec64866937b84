/** A kind of record that stands on the landing and the region pages, and the API's calls for it. */
interface FrontKind {
  readonly create: string;
  readonly edit: string;
  readonly remove: string;
  readonly search: string;
  /** Under these names answers bring one, and all. */
  readonly one: string;
  readonly all: string;
  /** Which field holds the text that is told apart. */
  readonly field: string;
  readonly others: Readonly<Record<string, unknown>>;
  /** Whether a creation wants its fields under `values`. */
  readonly isWrapped: boolean;
}

export const FRONT_KINDS: readonly FrontKind[] = [
  {
    ...{ create: 'PropOverviewCreate', edit: 'PropOverviewEdit', remove: 'PropOverviewDelete' },
    ...{ search: 'PropOverviewSearch', one: 'overview', all: 'overviews', field: 'heading' },
    ...{ others: { city: 'Dwarka', position: 1 }, isWrapped: true },
  },
  {
    ...{ create: 'AwardCreate', edit: 'AwardEdit', remove: 'AwardDelete' },
    ...{ search: 'AwardSearch', one: 'award', all: 'awards', field: 'head' },
    ...{ others: { position: 1 }, isWrapped: true },
  },
  {
    ...{ create: 'ReviewCreate', edit: 'ReviewEdit', remove: 'ReviewDelete' },
    ...{ search: 'ReviewSearch', one: 'review', all: 'reviews', field: 'review' },
    ...{ others: { rating: 5 }, isWrapped: false },
  },
];

/** What an acknowledged record can say now; null where it can be gone. */
export class FrontRecord {
  /** More than one where a call was not acknowledged. */
  possible: ReadonlySet<string | null>;

  constructor(
    readonly kind: FrontKind,
    readonly id: string,
    text: string,
  ) {
    this.possible = new Set([text]);
  }

  get mayBeThere(): boolean {
    return [...this.possible].some((text) => text !== null);
  }

  acknowledge(text: string | null): void {
    this.possible = new Set([text]);
  }

  /** A change that may have been made, or not. */
  acknowledgeMaybe(text: string | null): void {
    this.possible = new Set([...this.possible, text]);
  }
}
