import type { Core } from '@strapi/strapi';
import { KINDS } from '../domain';
import { ACCOUNT_UID, LISTING_UIDS } from '../uids';
import { addAccounts, addPanelUsers } from './add-accounts';
import { addEnquiries, addTaps } from './add-enquiries';
import { addListings, addMasterLists } from './add-listings';
import { addAwards, addOverviews, addReviews } from './add-records';
import { addTexts } from './add-texts';
import { sampleProgress } from './progress';
import { isStored } from './records';

export { assertNoSample } from './progress';
export { addTexts };

/** Whether the database has listings or accounts that are not sample content. */
async function isInUse(strapi: Core.Strapi): Promise<boolean> {
  const uids = [ACCOUNT_UID, ...KINDS.map((kind) => LISTING_UIDS[kind])] as const;
  const found = await Promise.all(uids.map((uid) => isStored(strapi, uid, {})));
  return found.includes(true);
}

/**
 * Adds the sample content to an empty database. The next call completes an interrupted one. A database with other
 * listings or accounts stays unchanged.
 * Source: docs/contract.md, "Sample content".
 * @param password the password of all sample accounts
 */
export async function addSampleContent(strapi: Core.Strapi, password: string): Promise<void> {
  const progress = sampleProgress(strapi);
  const state = await progress.get();
  if (state === 'done' || (state !== 'begun' && (await isInUse(strapi)))) return;
  strapi.log.info('Sample content: adding it to the empty database');
  await progress.set('begun');
  await addAccounts(strapi, password);
  await addPanelUsers(strapi, password);
  await addTexts(strapi);
  await addMasterLists(strapi);
  await addOverviews(strapi);
  await addAwards(strapi);
  await addReviews(strapi);
  strapi.log.info('Sample content: added overviews, awards and reviews');
  await addListings(strapi);
  await addEnquiries(strapi);
  await addTaps(strapi);
  await progress.set('done');
}
