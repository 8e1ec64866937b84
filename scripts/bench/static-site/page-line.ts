import type { Area, Kind, ListingCard, ListKey } from '../../../site/src/domain';
import type { ListingPage } from '../../../site/src/source/types';

interface DetailLine {
  readonly template: 'detail';
  readonly context: { readonly area: Area; readonly kind: Kind };
  readonly answer: ListingPage;
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
