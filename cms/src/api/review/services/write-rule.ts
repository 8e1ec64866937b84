import { recordRule } from '../../../documents/record-rule';
import type { WriteRule } from '../../../documents/write-rules';
import { review } from '../resource';

const TEXT = 'Text';

/** The defaults of a review: a text, visible to everyone, with the current time. */
const rule = recordRule(review, () => ({
  reviewType: TEXT,
  hidden: false,
  reviewedAt: new Date().toISOString(),
}));

/** An empty type means a text. Source: docs/contract.md, "Reviews". */
export const reviewRule: WriteRule = ({ data, ...write }) => {
  const { reviewType } = data;
  const isEmpty = reviewType === null || (typeof reviewType === 'string' && !reviewType.trim());
  return rule({ ...write, data: isEmpty ? { ...data, reviewType: TEXT } : data });
};
