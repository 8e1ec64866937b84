import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../../cms/src/documents/change-log';
import { detailPath } from '../../lib/domain';
import type { Kind } from '../../lib/domain';
import type { ListingPlace, InProgressUpdate } from '../release/release-facts';

type Places = InProgressUpdate['shown'];

/** Where pages may show a listing, each place once: however often a renewal is tried again, the list stays short. */
export const distinctPlaces = (places: Places): Places =>
  places.filter((one, at) => places.findIndex((other) => isDeepStrictEqual(one, other)) === at);

/** Where a change of a listing says that pages showed it before and show it after. */
export const placesShowing = (kind: Kind, id: string, places: Change['places']): Places =>
  places.map(
    (place): ListingPlace | null => place && { ...place, path: detailPath(place.area, kind, id) },
  );

/** Each listing once, wherever any of these say that pages may show it. */
export function mergeInProgress(all: readonly InProgressUpdate[]): readonly InProgressUpdate[] {
  const byId = new Map<string, InProgressUpdate>();
  for (const one of all) {
    const shown = distinctPlaces([...(byId.get(one.id)?.shown ?? []), ...one.shown]);
    byId.set(one.id, { ...one, shown });
  }
  return [...byId.values()];
}
