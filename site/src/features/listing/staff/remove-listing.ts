import { deleteListing } from '../write-requests';
import { kindOf, spokenLine } from '../../../domain';
import type { Area, ListingCard } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { confirm, toastSuccess } from '../../../overlays/store';

/** Deletes a listing after a confirmation. @param onDeleted called after the deletion */
export async function removeListing(
  area: Area,
  listing: ListingCard,
  onDeleted?: () => void,
): Promise<void> {
  const isSure = await confirm({
    title: `Delete ${listing.code}?`,
    text: `${spokenLine(listing)} leaves the site with all of its pictures. It cannot be brought back.`,
    action: 'Delete',
    isDanger: true,
  });
  if (!isSure) return;
  const remove = async () => {
    await deleteListing(area, kindOf(listing), listing._id);
    onDeleted?.();
    toastSuccess('Deleted Successfully');
  };
  await attempt(`delete ${listing._id}`, remove, {
    onRetry: () => void removeListing(area, listing, onDeleted),
  });
}
