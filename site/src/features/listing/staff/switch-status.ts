import { KIND_FACTS, kindOf, spokenLine } from '../../../domain';
import type { Area, ListingCard, ListingStatus } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { confirm, showMessage, toastSuccess } from '../../../overlays/store';
import { notifyChange } from '../../../requests/changes';
import { findListing } from '../requests';
import { editListing } from '../write-requests';

/** The labels of the tool that changes the status of a listing, by the new status. */
export const SWITCH_NAMES: Readonly<Record<ListingStatus, string>> = {
  active: 'Make Active',
  inactive: 'Make Inactive',
};

const CONSEQUENCES: Readonly<Record<ListingStatus, string>> = {
  active: 'comes onto the public site.',
  inactive: 'leaves the public site. Staff still see it.',
};

/** The status of a listing: only `inactive` hides it from the public. */
export const statusOf = (listing: ListingCard): ListingStatus =>
  listing[KIND_FACTS[kindOf(listing)].statusField] === 'inactive' ? 'inactive' : 'active';

/** Returns the status that the tool sets: the opposite of the shown one. */
export const otherStatus = (listing: ListingCard): ListingStatus =>
  statusOf(listing) === 'inactive' ? 'active' : 'inactive';

/**
 * Changes the status of a listing. Shows a message if somebody else has already changed it.
 * @returns whether the listing has the other status now
 */
export function sendStatus(area: Area, listing: ListingCard): Promise<boolean> {
  const kind = kindOf(listing);
  const { statusField } = KIND_FACTS[kind];
  const { _id: id, code } = listing;
  const status = otherStatus(listing);
  const change = async () => {
    const now = await findListing(area, kind, id);
    if (now?.[statusField] === status) {
      notifyChange('listings', { what: 'edited', area, kind, id });
      showMessage({
        title: 'Somebody else changed this meanwhile',
        text: `${code} is ${status} already.`,
      });
      return;
    }
    await editListing(area, kind, id, { [statusField]: status });
    toastSuccess('Updated Successfully');
  };
  return attempt(`status ${id}`, change, { onRetry: () => void sendStatus(area, listing) });
}

/** Changes the status of a listing after a question. */
export async function switchStatus(area: Area, listing: ListingCard): Promise<void> {
  const status = otherStatus(listing);
  const isSure = await confirm({
    title: `Make ${listing.code} ${status}?`,
    text: `${spokenLine(listing)} ${CONSEQUENCES[status]}`,
    action: SWITCH_NAMES[status],
  });
  if (isSure) await sendStatus(area, listing);
}
