import { ACCOUNTS } from './accounts';
import type { Labels } from '../support/labels';
import { LANDING } from './landing';
import { LISTINGS } from './listings';
import { REVIEWS } from './reviews';
import { SEARCHES } from './searches';
import { CONTENT } from './staff/content';
import { IMAGES } from './staff/images';
import { LISTING_FORMS } from './staff/listing-forms';
import { LISTING_WORK } from './staff/listing-work';
import { MASTER_LISTS } from './staff/master-lists';
import type { StaffStateKey } from './staff/states';
import { USERS } from './staff/users';
import type { StateKey } from './states';

/** The labels, messages and constants that a visitor sees, by state. */
export const LABELS: readonly Labels<StateKey>[] = [
  ...LANDING,
  ...ACCOUNTS,
  ...REVIEWS,
  ...LISTINGS,
  ...SEARCHES,
];

/** The labels, messages and constants that staff see, by state. */
export const STAFF_LABELS: readonly Labels<StaffStateKey>[] = [
  ...LISTING_FORMS,
  ...LISTING_WORK,
  ...IMAGES,
  ...MASTER_LISTS,
  ...CONTENT,
  ...USERS,
];
