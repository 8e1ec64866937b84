import { recordRule } from '../../../documents/record-rule';
import { review } from '../resource';

/** Without other values a review is a text of now that everyone sees. */
export const reviewRule = recordRule(review, () => ({
  reviewType: 'Text',
  hidden: false,
  reviewedAt: new Date().toISOString(),
}));
