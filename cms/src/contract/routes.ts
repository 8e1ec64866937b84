import { ACCOUNT_ROUTES } from '../accounts/routes';
import { AWARD_ROUTES } from '../awards/routes';
import { IMAGE_ROUTES } from '../media/routes';
import { LISTING_ROUTES } from '../listings/routes';
import { MASTER_ROUTES } from '../masters/routes';
import { OVERVIEW_ROUTES } from '../overviews/routes';
import { PARAMETER_ROUTES } from '../parameters/routes';
import { PUBLISHER_ROUTES } from '../publisher/routes';
import { REVIEW_ROUTES } from '../reviews/routes';
import type { ContractRoute } from './route';

/** Every call of the contract, by what it is about. */
export const SUBJECTS: Readonly<Record<string, readonly ContractRoute[]>> = {
  'Accounts and sessions': ACCOUNT_ROUTES,
  Reviews: REVIEW_ROUTES,
  Overviews: OVERVIEW_ROUTES,
  Awards: AWARD_ROUTES,
  Parameters: PARAMETER_ROUTES,
  Listings: LISTING_ROUTES,
  'Master lists': MASTER_ROUTES,
  Images: IMAGE_ROUTES,
  'The published site': PUBLISHER_ROUTES,
};

/** Every call of the contract. */
export const ROUTES: readonly ContractRoute[] = Object.values(SUBJECTS).flat();
