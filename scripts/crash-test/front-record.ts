/** A kind of record on the landing and region pages. */
interface FrontKind {
  /** The API's name for the kind in its calls, as in `AwardCreate`. */
  readonly call: string;
  /** The key of one record in a response; with an `s` it is the key of the list. */
  readonly one: string;
  /** The field with the text that differs for each write. */
  readonly field: string;
  readonly others: Readonly<Record<string, unknown>>;
  /** Whether a creation sends its fields under `values`. */
  readonly isWrapped: boolean;
}

export const FRONT_KINDS: readonly FrontKind[] = [
  {
    ...{ call: 'PropOverview', one: 'overview', field: 'heading', isWrapped: true },
    others: { city: 'Dwarka', position: 1 },
  },
  { call: 'Award', one: 'award', field: 'head', others: { position: 1 }, isWrapped: true },
  { call: 'Review', one: 'review', field: 'review', others: { rating: 5 }, isWrapped: false },
];

/** The possible texts of a record that was acknowledged; null if it may be deleted. */
export class FrontRecord {
  /** More than one after a call without a response. */
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

  /** Records a change that may or may not have been made. */
  acknowledgeMaybe(text: string | null): void {
    this.possible = new Set([...this.possible, text]);
  }
}
