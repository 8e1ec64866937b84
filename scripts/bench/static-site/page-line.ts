import type { Area, Kind, Listing, ListingCard, ListKey } from '../../../site/src/domain';

interface DetailLine {
  readonly template: 'detail';
  readonly context: { readonly area: Area; readonly kind: Kind };
  readonly answer: { readonly property: Listing; readonly similar: readonly ListingCard[] };
}
interface ListLine {
  readonly template: 'list';
  readonly context: { readonly area: Area; readonly list: ListKey };
  /** Counted from 1. */
  readonly page: number;
  readonly answer: {
    readonly lists: readonly ListingCard[];
    readonly count: number;
    readonly limit: number;
  };
}

/** A line of the file that the bench writes: a page of the published site, and the answers to render it from. */
export type PageLine = { readonly path: string } & (DetailLine | ListLine);
