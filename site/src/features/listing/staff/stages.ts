import { KIND_FACTS, kindOf, stageOfStatus, stageText } from '../../../domain';
import type { Area, Listing, ListingCard, ListingStatus, Stage } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { RejectedError } from '../../../overlays/report-failure';
import { showMessage, toastSuccess } from '../../../overlays/store';
import { ApiError } from '../../../requests/api-error';
import { notifyChange } from '../../../requests/changes';
import { findListing } from '../requests';
import { editListing } from '../write-requests';
import type { ListingBody } from '../write-requests';

/** The stages in the order in which staff are offered them: the most frequent first. */
const CHOICES: readonly Stage[] = ['Available', 'On hold', 'Closed', 'Withdrawn', 'Draft'];

/** What a stage means for the public. */
export const CONSEQUENCES: Readonly<Record<Stage, string>> = {
  Available: 'It is on the public site.',
  'On hold': 'It stays on the public site, with a badge.',
  Closed: 'It leaves the lists. Its page says so for a while, without a price.',
  Withdrawn: 'It leaves the public site.',
  Draft: 'It leaves the public site, and may lack mandatory fields.',
};

/** The stage of a listing. Cards leave it out where it is the usual one. */
export const stageOf = (listing: ListingCard): Stage => {
  const status = listing[KIND_FACTS[kindOf(listing)].statusField] ?? 'active';
  return (listing.stage as Stage | null | undefined) ?? stageOfStatus(status as ListingStatus);
};

/** The stage of a listing in words. */
export const stageWords = (listing: ListingCard): string =>
  stageText(stageOf(listing), listing.propertyFor ?? '');

/** The stages that a listing can get, each with its words. */
export const otherStages = (listing: ListingCard) =>
  CHOICES.filter((stage) => stage !== stageOf(listing)).map((stage) => ({
    stage,
    words: stageText(stage, listing.propertyFor ?? ''),
  }));

/** The missing fields in the place of a general hint. Faults of sent facts stay: their form shows them. */
function withReasons(
  error: unknown,
  { code }: ListingCard,
  words: string,
  sent: ListingBody,
): unknown {
  const errors = error instanceof ApiError && error.status === 400 ? error.body.errors : undefined;
  if (!errors || Object.keys(errors).some((name) => name in sent)) return error;
  return new RejectedError(`${code} is not ${words} yet`, `${Object.values(errors).join('. ')}.`);
}

/**
 * Changes the stage of a listing, unless somebody else has changed it meanwhile, which a message tells.
 * @returns what somebody else made of it; null if the stage is set
 * @param closing the facts of a closing @throws ApiError; RejectedError if the listing lacks something for the stage
 */
export async function changeStage(
  area: Area,
  listing: ListingCard,
  stage: Stage,
  closing: ListingBody = {},
): Promise<Listing | null> {
  const kind = kindOf(listing);
  const { _id: id, code } = listing;
  const now = await findListing(area, kind, id);
  if (now && stageOf(now) !== stageOf(listing)) {
    notifyChange('listings', { what: 'edited', area, kind, id });
    showMessage({
      title: 'Somebody else changed this meanwhile',
      text: `${code} is ${stageWords(now)} now.`,
    });
    return now;
  }
  try {
    await editListing(area, kind, id, { stage, ...closing });
  } catch (error) {
    throw withReasons(error, listing, stageText(stage, listing.propertyFor ?? ''), closing);
  }
  toastSuccess('Updated Successfully');
  return null;
}

/** Changes the stage of a listing, and tells a failure. @returns whether nothing failed */
export const sendStage = (area: Area, listing: ListingCard, stage: Stage): Promise<boolean> =>
  attempt(
    `stage ${listing._id}`,
    async () => {
      await changeStage(area, listing, stage);
    },
    { onRetry: () => void sendStage(area, listing, stage) },
  );
