import { RECORD_RULES, REVIEW_FILTERS, REVIEW_SORTS } from '../../domain';
import { fieldsBy, recordAnswered, recordOptional, recordTaken } from '../fields';
import { answered, described, flag, id, instant, orNone, orNull, ref, taken } from '../json';
import type { JsonSchema } from '../json';

const { review, overview, award } = RECORD_RULES;
const { reviewedAt, hidden, ...shown } = review.fields;
const { rating, review: words, reviewType, videoPath, name } = shown;

const STORED = { _id: id, createdAt: instant };
const img = described(orNull(ref('ImagePath')), 'Its image.');
const PICTURED = { img, image: orNull(ref('Picture')) };

const REVIEW = answered(
  {
    ...STORED,
    userId: described(orNull(id), 'The author’s account, by its `_id`.'),
    ...fieldsBy(shown, recordAnswered),
    createdAt: recordAnswered(reviewedAt),
    img,
    hidden: described(flag, 'For staff and the author alone.'),
    phone: described(
      orNull(ref('Phone')),
      'For staff and the author alone: the author’s `userId` when the review was created, null where staff sent a name.',
    ),
  },
  ['hidden', 'phone'],
);

/** A review's fields as an edit takes them, under the contract's names. */
export const REVIEW_FIELDS = fieldsBy({ ...shown, hidden, createdAt: reviewedAt }, recordTaken);

/** What everyone says of a new review, and what staff may. */
export const NEW_REVIEW_FIELDS = {
  ...fieldsBy({ rating, review: words }, recordTaken),
  ...fieldsBy({ reviewType, videoPath, name }, recordOptional),
};

export const RECORD_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Review: REVIEW,
  ReviewSearchValues: taken({
    sortBy: described(
      orNone({ type: 'string', enum: [...REVIEW_SORTS] }),
      'Newest where none is sent; ties newest first.',
    ),
    ...fieldsBy(REVIEW_FILTERS, recordOptional),
  }),
  Overview: answered({ ...STORED, ...fieldsBy(overview.fields, recordAnswered), ...PICTURED }),
  OverviewFields: taken(fieldsBy(overview.fields, recordTaken)),
  Award: answered({ ...STORED, ...fieldsBy(award.fields, recordAnswered), ...PICTURED }),
  AwardFields: taken(fieldsBy(award.fields, recordTaken)),
};
