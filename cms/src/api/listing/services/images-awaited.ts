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
 * The status of a listing that waits for images: inactive until its first images are added. If somebody changes the
 * status before that, the listing does not wait any more.
 * @param sent the written attributes; `stored` the attributes before, for an edit
 * @param status the listing's status after the write without this rule
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
