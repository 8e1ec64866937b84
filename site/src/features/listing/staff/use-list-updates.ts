import { useEffect } from 'react';
import { subscribeToChanges } from '../../../requests/changes';
import type { ListingChange } from '../../../requests/changes';
import { LISTS } from '../../../domain';
import type { ListingCard } from '../../../domain';
import type { ListOf } from './find-by-text';
import { withPictures } from './with-pictures';

/** The list that the page shows. */
export interface ShownList extends ListOf {
  /** Whether this is the first page without a search. Only there a new listing appears. */
  readonly isFirstPage: boolean;
  readonly cards: readonly ListingCard[];
  /** Called when a write may have changed the list. */
  readonly onStale: () => void;
  /** Called with the new cards if a write changed only these. */
  readonly onCards: (cards: readonly ListingCard[]) => void;
}

/** Whether a change affects the list of this page. Other pages fetch their data when they open. */
const isHere = (
  change: Exclude<ListingChange, { readonly what: 'images' }>,
  { area, list, isFirstPage }: ShownList,
): boolean =>
  change.area === area &&
  (change.what === 'created'
    ? change.list === list && isFirstPage
    : change.kind === LISTS[list].kind);

/** Updates a list after each write of its region's staff. */
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
