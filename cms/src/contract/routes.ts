import { ACCOUNT_ROUTES } from '../accounts/routes';
import { AWARD_ROUTES } from '../awards/routes';
import { LISTING_ROUTES } from '../listings/routes';
import { MASTER_ROUTES } from '../masters/routes';
import { OVERVIEW_ROUTES } from '../overviews/routes';
import { PARAMETER_ROUTES } from '../parameters/routes';
import { REVIEW_ROUTES } from '../reviews/routes';
import type { ContractRoute } from './route';

/** Every call of the contract. */
export const ROUTES: readonly ContractRoute[] = [
  ...ACCOUNT_ROUTES,
  ...REVIEW_ROUTES,
  ...OVERVIEW_ROUTES,
  ...AWARD_ROUTES,
  ...PARAMETER_ROUTES,
  ...LISTING_ROUTES,
  ...MASTER_ROUTES,
];
