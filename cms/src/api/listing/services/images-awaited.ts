import type { Stage } from '../../../domain';

type Data = Readonly<Record<string, unknown>>;

/** The attribute of a listing that stays a draft while it has no images. */
export const AWAITS_IMAGES = 'awaitsImages';

const hasSome = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** Whether a write adds images: a call sets a list, the panel connects them. */
function addsImages(images: unknown): boolean {
  if (typeof images !== 'object' || images === null || Array.isArray(images))
    return hasSome(images);
  return ['set', 'connect'].some((key) => hasSome((images as Data)[key]));
}

/**
 * The stage of a listing that waits for images: a draft until its first images are added. If somebody changes the stage
 * before that, the listing does not wait any more.
 * @param sent the written attributes; `stored` the attributes before, for an edit
 * @param stage the listing's stage after the write without this rule
 */
export function awaitImages(
  sent: Data,
  stored: Data | undefined,
  stage: Stage,
): { readonly stage: Stage; readonly [AWAITS_IMAGES]: boolean } {
  const comes = addsImages(sent.images);
  if (!stored) {
    const awaits = sent[AWAITS_IMAGES] === true && stage === 'Available' && !comes;
    return { stage: awaits ? 'Draft' : stage, [AWAITS_IMAGES]: awaits };
  }
  const awaits = stored[AWAITS_IMAGES] === true && stage === stored.stage;
  return { stage: awaits && comes ? 'Available' : stage, [AWAITS_IMAGES]: awaits && !comes };
}
