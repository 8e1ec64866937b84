import type { Core } from '@strapi/strapi';
import { OVERVIEW_LINES } from '../domain';
import type { ContentRecord } from '../domain';
import { ACCOUNT_UID, RECORD_UIDS } from '../uids';
import { AWARDS } from './content/awards';
import { OVERVIEWS } from './content/overviews';
import { REVIEWS } from './content/reviews';
import type { SampleReview } from './content/reviews';
import { storeDrawn, withPictures } from './drawn-pictures';
import { OVERVIEW_CROP, REVIEW_CROP, drawAward, drawPortrait } from './pictures';
import { create, isThere } from './records';

const DAY = 24 * 60 * 60 * 1000;

/** Those of the sample records that are not stored yet. */
async function missing<T>(
  strapi: Core.Strapi,
  name: ContentRecord,
  samples: readonly T[],
  known: (sample: T) => Readonly<Record<string, unknown>>,
): Promise<T[]> {
  const stored = await Promise.all(
    samples.map((sample) => isThere(strapi, RECORD_UIDS[name], known(sample))),
  );
  return samples.filter((_, index) => !stored[index]);
}

export async function fillOverviews(strapi: Core.Strapi): Promise<void> {
  const samples = OVERVIEWS.map((overview, index) => ({
    ...overview,
    position: index + 1,
  }));
  const wanted = await missing(strapi, 'overview', samples, ({ heading }) => ({ heading }));
  for (const { lines, ...overview } of await withPictures(
    strapi,
    'overview',
    wanted,
    OVERVIEW_CROP,
  )) {
    const numbered: Record<string, string | null> = {};
    for (const [at, line] of OVERVIEW_LINES.entries()) numbered[line] = lines[at] ?? null;
    await create(strapi, RECORD_UIDS.overview, { ...overview, ...numbered });
  }
}

export async function fillAwards(strapi: Core.Strapi): Promise<void> {
  const samples = AWARDS.map(({ head, shape }, index) => ({
    head,
    position: index + 1,
    picture: { alternativeText: head, draw: () => drawAward(head, { shape }) },
  }));
  const wanted = await missing(strapi, 'award', samples, ({ head }) => ({ head }));
  for (const { picture, ...award } of await withPictures(strapi, 'award', wanted)) {
    await create(strapi, RECORD_UIDS.award, { ...award, pictures: [picture] });
  }
}

function portrait(strapi: Core.Strapi, { name, isWoman = false }: SampleReview) {
  const drawing = { alternativeText: name, draw: () => drawPortrait(name, { isWoman }) };
  return storeDrawn(strapi, 'review', drawing, REVIEW_CROP);
}

/** The account's reviews bear its number, the office's none. */
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

export async function fillReviews(strapi: Core.Strapi): Promise<void> {
  const wanted = await missing(strapi, 'review', REVIEWS, ({ review }) => ({ review }));
  for (const sample of wanted) {
    const { name, rating, review, reviewReply, videoPath, hidden = false } = sample;
    await create(strapi, RECORD_UIDS.review, {
      ...{ name, rating, review, reviewReply, videoPath, hidden },
      ...(await authorOf(strapi, sample.userId)),
      reviewType: videoPath ? 'Video' : 'Text',
      reviewedAt: new Date(Date.now() - sample.daysAgo * DAY).toISOString(),
      picture: sample.picture ? await portrait(strapi, sample) : null,
    });
  }
}
