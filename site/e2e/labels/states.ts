import { ACCOUNT_STATES } from './account-states';
import { LANDING_STATES } from './landing-states';
import { LISTING_STATES } from './listing-states';
import { REVIEW_STATES } from './review-states';

/** The states of the site that a visitor sees, by name. */
export const STATES = { ...LANDING_STATES, ...ACCOUNT_STATES, ...REVIEW_STATES, ...LISTING_STATES };
