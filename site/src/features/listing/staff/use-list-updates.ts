import { useEffect } from 'react';
import { subscribeToChanges } from '../../../requests/changes';
import type { ListingChange } from '../../../requests/changes';
import { LISTS } from '../../../domain';
import type { ListingCard } from '../../../domain';
import type { ListOf } from './find-by-text';
import { withPictures } from './with-pictures';

/** A list as its page shows it. */
export interface ShownList extends ListOf {
  /** Whether it is the first page of the list without a search, which those who create a listing are led to. */
  readonly isFirstPage: boolean;
  readonly cards: readonly ListingCard[];
  /** Called when a write may have changed it. */
  readonly onStale: () => void;
  /** Called with its cards where a write has changed no more than these. */
  readonly onCards: (cards: readonly ListingCard[]) => void;
}

/** Other pages than the one that is led to look for themselves when they come. */
const isHere = (
  change: Exclude<ListingChange, { readonly what: 'images' }>,
  { area, list, isFirstPage }: ShownList,
): boolean =>
  change.area === area &&
  (change.what === 'created'
    ? change.list === list && isFirstPage
    : change.kind === LISTS[list].kind);

/** Has a list follow what its region's staff write. */
export function useListUpdates(shown: ShownList): void {
  useEffect(
    () =>
      subscribeToChanges('listings', (change) => {
        if (change.what === 'images') {
          shown.onCards(shown.cards.map((card) => withPictures(card, change)));
        } else if (isHere(change, shown)) shown.onStale();
      }),
    [shown],
  );
}
