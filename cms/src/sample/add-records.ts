import type { Core } from '@strapi/strapi';
import awards from '../../sample-content/awards.json';
import overviews from '../../sample-content/overviews.json';
import reviews from '../../sample-content/reviews.json';
import { OVERVIEW_LINES } from '../domain';
import { ACCOUNT_UID, RECORD_UIDS } from '../uids';
import { storePicture, withPictures } from './pictures';
import { create, missing } from './records';

const DAY = 24 * 60 * 60 * 1000;

export interface SampleReview {
  /** The user id of the author's account. */
  readonly userId?: string;
  readonly name: string;
  readonly picture?: string;
  /** The age in days on the day on which the sample content is added. */
  readonly daysAgo: number;
  readonly rating: number;
  readonly review: string;
  readonly reviewReply?: string;
  readonly videoPath?: string;
  readonly hidden?: boolean;
}
export const REVIEWS: readonly SampleReview[] = reviews;

const positioned = <T>(records: readonly T[]) =>
  records.map((record, index) => ({ ...record, position: index + 1 }));

export async function addOverviews(strapi: Core.Strapi): Promise<void> {
  const uid = RECORD_UIDS.overview;
  const wanted = await missing(strapi, uid, positioned(overviews), 'heading');
  for (const { lines, ...overview } of await withPictures(strapi, 'overview', wanted)) {
    const numbered: Record<string, string | null> = {};
    for (const [index, line] of OVERVIEW_LINES.entries()) numbered[line] = lines[index] ?? null;
    await create(strapi, uid, { ...overview, ...numbered });
  }
}

export async function addAwards(strapi: Core.Strapi): Promise<void> {
  const wanted = await missing(strapi, RECORD_UIDS.award, positioned(awards), 'head');
  for (const { picture, ...award } of await withPictures(strapi, 'award', wanted)) {
    await create(strapi, RECORD_UIDS.award, { ...award, pictures: [picture] });
  }
}

/** The author and phone of an account's review; a review of the office has neither. */
async function authorOf(strapi: Core.Strapi, userId: string | undefined) {
  if (userId === undefined) return {};
  const account = (await strapi.db
    .query(ACCOUNT_UID)
    .findOne({ select: ['documentId'], where: { userId } })) as
    | { readonly documentId: string }
    | undefined;
  if (!account) throw new Error(`The account ${userId}, author of a sample review, is missing`);
  return { author: account.documentId, phone: userId };
}

export async function addReviews(strapi: Core.Strapi): Promise<void> {
  const uid = RECORD_UIDS.review;
  for (const sample of await missing(strapi, uid, REVIEWS, 'review')) {
    const { userId, daysAgo, picture, hidden = false, ...own } = sample;
    await create(strapi, uid, {
      ...own,
      ...(await authorOf(strapi, userId)),
      hidden,
      reviewType: own.videoPath ? 'Video' : 'Text',
      reviewedAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
      picture: picture ? await storePicture(strapi, picture, 'review') : null,
    });
  }
}
