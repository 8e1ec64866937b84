import { KIND_FACTS } from '../../../domain';
import type { Kind, ListingStatus } from '../../../domain';

type Data = Readonly<Record<string, unknown>>;

/** The attribute of an active listing that is kept inactive while it has no images. */
export const AWAITS_IMAGES = 'awaitsImages';

const hasSome = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** Whether a write adds images: a call sets a list, the panel connects them. */
function addsImages(images: unknown): boolean {
  if (typeof images !== 'object' || images === null || Array.isArray(images))
    return hasSome(images);
  return ['set', 'connect'].some((key) => hasSome((images as Data)[key]));
}

/**
 * What a write makes of a listing that awaits its images: it is inactive until the first ones come. A status that somebody
 * sets meanwhile ends that.
 * @param sent the attributes that are written; `stored` those before, for an edit
 * @param status of the listing after the write, were it not for this
 */
export function awaitImages(
  kind: Kind,
  sent: Data,
  stored: Data | undefined,
  status: ListingStatus,
): { readonly status: ListingStatus; readonly [AWAITS_IMAGES]: boolean } {
  const comes = addsImages(sent.images);
  if (!stored) {
    const awaits = sent[AWAITS_IMAGES] === true && status === 'active' && !comes;
    return { status: awaits ? 'inactive' : status, [AWAITS_IMAGES]: awaits };
  }
  const isChanged = status !== stored[KIND_FACTS[kind].statusField];
  const awaits = stored[AWAITS_IMAGES] === true && !isChanged;
  return { status: awaits && comes ? 'active' : status, [AWAITS_IMAGES]: awaits && !comes };
}
