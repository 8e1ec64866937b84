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

/** Returns the status that the tool sets: the opposite of the shown one. */
export const otherStatus = (listing: ListingCard): ListingStatus =>
  listing[KIND_FACTS[kindOf(listing)].statusField] === 'inactive' ? 'active' : 'inactive';

/** Changes the status of a listing after a question. Shows a message if somebody else has already changed it. */
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
