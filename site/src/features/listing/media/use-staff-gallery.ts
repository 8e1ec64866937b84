import { kindOf, spokenLine } from '../../../domain';
import type { Area, ListingCard } from '../../../domain';
import { openOverlay } from '../../../overlays/store';
import { useViewer } from '../use-viewer';

/**
 * Returns a function that opens the gallery, in which the region's staff order and delete pictures; null for all other
 * users.
 */
export function useStaffGallery(area: Area, listing: ListingCard): (() => void) | null {
  const { seesUnpublished: isStaff } = useViewer(area);
  if (!isStaff) return null;
  return () => {
    const record = { folder: kindOf(listing), area, id: listing._id };
    const title = `${spokenLine(listing)}, ${listing.code}`;
    openOverlay('gallery', { record, title });
  };
}
