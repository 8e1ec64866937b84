import { AWARD_STATES } from './award-states';
import { FORM_STATES } from './form-states';
import { IMAGE_STATES } from './image-states';
import { LISTING_STATES } from './listing-states';
import { MASTER_STATES } from './master-states';
import { OVERVIEW_STATES } from './overview-states';
import { REVIEW_STATES } from './review-states';
import { SIGN_IN_STATES } from './sign-in-states';
import type { StaffState } from './state';
import { USER_STATES } from './user-states';

/** The states of the site that staff see, by name. */
export const STAFF_STATES: Readonly<Record<string, StaffState>> = {
  ...FORM_STATES,
  ...LISTING_STATES,
  ...IMAGE_STATES,
  ...MASTER_STATES,
  ...AWARD_STATES,
  ...OVERVIEW_STATES,
  ...REVIEW_STATES,
  ...USER_STATES,
  ...SIGN_IN_STATES,
};
