import type { Labels } from './label';
import { LANDING } from './landing';
import { LISTINGS } from './listings';
import { SEARCHES } from './searches';

/** Every label, message and constant of the seed documents that a visitor meets: what, and where it is shown. */
export const LABELS: readonly Labels[] = [...LANDING, ...LISTINGS, ...SEARCHES];
