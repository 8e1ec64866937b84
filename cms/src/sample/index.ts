import type { Core } from '@strapi/strapi';
import { KINDS } from '../domain';
import { ACCOUNT_UID, LISTING_UIDS } from '../uids';
import { fillAccounts, fillPanelUsers } from './fill-accounts';
import { fillListings, fillMasters } from './fill-listings';
import { fillAwards, fillOverviews, fillReviews } from './fill-records';
import { fillTexts } from './fill-texts';
import { sampleProgress } from './progress';
import { isThere } from './records';

export { assertNoSample } from './assert-none';
export { fillTexts };

/** Whether the database is somebody's own: it has listings or accounts. */
async function isInUse(strapi: Core.Strapi): Promise<boolean> {
  const uids = [ACCOUNT_UID, ...KINDS.map((kind) => LISTING_UIDS[kind])] as const;
  const found = await Promise.all(uids.map((uid) => isThere(strapi, uid, {})));
  return found.includes(true);
}

/**
 * Fills an empty database with the sample content. A fill that was broken off is completed by the next call; a
 * database with listings or accounts of its own is left alone.
 * @param password the password of all sample accounts
 */
export async function fillSample(strapi: Core.Strapi, password: string): Promise<void> {
  const progress = sampleProgress(strapi);
  const stage = await progress.get();
  if (stage === 'done' || (stage !== 'begun' && (await isInUse(strapi)))) return;
  strapi.log.info('Sample content: filling the database');
  await progress.set('begun');
  await fillAccounts(strapi, password);
  await fillPanelUsers(strapi, password);
  await fillTexts(strapi);
  await fillMasters(strapi);
  await fillOverviews(strapi);
  await fillAwards(strapi);
  await fillReviews(strapi);
  strapi.log.info('Sample content: overviews, awards and reviews are there');
  await fillListings(strapi);
  await progress.set('done');
}
