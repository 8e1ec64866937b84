import { ACCOUNT_STATES } from './account-states';
import { LANDING_STATES } from './landing-states';
import { LISTING_STATES } from './listing-states';
import type { Open } from './open';
import { REVIEW_STATES } from './review-states';

const ALL = { ...LANDING_STATES, ...ACCOUNT_STATES, ...REVIEW_STATES, ...LISTING_STATES };
export type StateKey = keyof typeof ALL;

/** How to come to each state of the site that a visitor knows. */
export const STATES: Readonly<Record<StateKey, Open>> = ALL;
