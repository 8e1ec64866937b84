import { KIND_FACTS, kindOf, spokenLine } from '../../../domain';
import type { Area, ListingCard, ListingStatus } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { confirm, showMessage, toastSuccess } from '../../../overlays/store';
import { notifyChange } from '../../../requests/changes';
import { findListing } from '../requests';
import { editListing } from '../write-requests';

/** What the tool that gives a listing another status is called. */
export const SWITCH_NAMES: Readonly<Record<ListingStatus, string>> = {
  active: 'Make Active',
  inactive: 'Make Inactive',
};

const CONSEQUENCES: Readonly<Record<ListingStatus, string>> = {
  active: 'comes onto the public site.',
  inactive: 'leaves the public site. Staff still see it.',
};

/** The other status than the one that a listing is shown with. */
export const otherStatus = (listing: ListingCard): ListingStatus =>
  listing[KIND_FACTS[kindOf(listing)].statusField] === 'inactive' ? 'active' : 'inactive';

/** Gives a listing its other status after a question; says so where somebody else has done it meanwhile. */
export async function switchStatus(area: Area, listing: ListingCard): Promise<void> {
  const kind = kindOf(listing);
  const { statusField } = KIND_FACTS[kind];
  const { _id: id, code } = listing;
  const status = otherStatus(listing);
  const isSure = await confirm({
    title: `Make ${code} ${status}?`,
    text: `${spokenLine(listing)} ${CONSEQUENCES[status]}`,
    action: SWITCH_NAMES[status],
  });
  if (!isSure) return;
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
  await attempt(`status ${id}`, change, { onRetry: () => void switchStatus(area, listing) });
}
