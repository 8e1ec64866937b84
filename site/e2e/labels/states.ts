import { ACCOUNT_STATES } from './account-states';
import { LANDING_STATES } from './landing-states';
import { LISTING_STATES } from './listing-states';
import type { Open } from './open';
import { REVIEW_STATES } from './review-states';

const ALL = { ...LANDING_STATES, ...ACCOUNT_STATES, ...REVIEW_STATES, ...LISTING_STATES };
export type StateKey = keyof typeof ALL;

/** The states of the site that a visitor sees, each with the function that opens it. */
export const STATES: Readonly<Record<StateKey, Open>> = ALL;
