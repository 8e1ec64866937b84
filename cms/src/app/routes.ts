import { ACCOUNT_ROUTES } from '../api/account/routes/account';
import { AWARD_ROUTES } from '../api/award/routes/award';
import { IMAGE_ROUTES } from '../api/image/routes/image';
import { LISTING_ROUTES } from '../api/listing/routes/listing';
import { MASTER_ROUTES } from '../api/master/routes/master';
import { OVERVIEW_ROUTES } from '../api/overview/routes/overview';
import { PARAMETER_ROUTES } from '../api/app-parameter/routes/app-parameter';
import { PUBLISHER_ROUTES } from '../api/publisher/routes/publisher';
import { REVIEW_ROUTES } from '../api/review/routes/review';
import type { ContractRoute } from '../http/route';

/** Every call of the API, by what it is about. */
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

/** Every call of the API. */
export const ROUTES: readonly ContractRoute[] = Object.values(SUBJECTS).flat();
