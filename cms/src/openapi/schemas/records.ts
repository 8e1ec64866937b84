import { RECORD_RULES, REVIEW_FILTERS, REVIEW_SORTS } from '../../domain';
import {
  mapFields,
  recordFieldInResponse,
  optionalRecordField,
  recordFieldInRequest,
} from '../fields';
import {
  responseObject,
  withDescription,
  flag,
  id,
  instant,
  emptyAllowed,
  nullable,
  ref,
  requestObject,
} from '../json';
import type { JsonSchema } from '../json';

const { review, overview, award } = RECORD_RULES;
const { reviewedAt, hidden, ...shown } = review.fields;
const { rating, review: words, reviewType, videoPath, name } = shown;

const STORED = { _id: id, createdAt: instant };
const img = withDescription(nullable(ref('ImagePath')), 'Its image.');
const PICTURED = { img, image: nullable(ref('Picture')) };

const REVIEW = responseObject(
  {
    ...STORED,
    userId: withDescription(nullable(id), 'The author’s account, by its `_id`.'),
    ...mapFields(shown, recordFieldInResponse),
    createdAt: recordFieldInResponse(reviewedAt),
    img,
    hidden: withDescription(flag, 'For staff and the author alone.'),
    phone: withDescription(
      nullable(ref('Phone')),
      'For staff and the author alone: the author’s `userId` when the review was created, null where staff sent a name.',
    ),
  },
  ['hidden', 'phone'],
);

/** A review's fields in an edit. */
export const REVIEW_FIELDS = mapFields(
  { ...shown, hidden, createdAt: reviewedAt },
  recordFieldInRequest,
);

/** Fields of a new review: those of everyone, then those of staff. */
export const NEW_REVIEW_FIELDS = {
  ...mapFields({ rating, review: words }, recordFieldInRequest),
  ...mapFields({ reviewType, videoPath, name }, optionalRecordField),
};

export const RECORD_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Review: REVIEW,
  ReviewSearchValues: requestObject({
    sortBy: withDescription(
      emptyAllowed({ type: 'string', enum: [...REVIEW_SORTS] }),
      'Newest where none is sent; ties newest first.',
    ),
    ...mapFields(REVIEW_FILTERS, optionalRecordField),
  }),
  Overview: responseObject({
    ...STORED,
    ...mapFields(overview.fields, recordFieldInResponse),
    ...PICTURED,
  }),
  OverviewFields: requestObject(mapFields(overview.fields, recordFieldInRequest)),
  Award: responseObject({
    ...STORED,
    ...mapFields(award.fields, recordFieldInResponse),
    ...PICTURED,
  }),
  AwardFields: requestObject(mapFields(award.fields, recordFieldInRequest)),
};
