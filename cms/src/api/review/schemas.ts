import { RECORD_RULES, REVIEW_FILTERS, REVIEW_SORTS } from '../../domain';
import {
  mapFields,
  recordFieldInResponse,
  optionalRecordField,
  recordFieldInRequest,
} from '../../openapi/fields';
import {
  responseObject,
  withDescription,
  flag,
  id,
  imagePath,
  emptyAllowed,
  nullable,
  ref,
  requestObject,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const { review } = RECORD_RULES;
const { reviewedAt, hidden, ...shown } = review.fields;
const { rating, review: words, reviewType, videoPath, name } = shown;

const REVIEW = responseObject(
  {
    _id: id,
    userId: withDescription(nullable(id), 'The author’s account, by its `_id`.'),
    ...mapFields(shown, recordFieldInResponse),
    createdAt: recordFieldInResponse(reviewedAt),
    img: imagePath,
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

/** The fields of a new review: first those that every author can send, then those of staff. */
export const NEW_REVIEW_FIELDS = {
  ...mapFields({ rating, review: words }, recordFieldInRequest),
  ...mapFields({ reviewType, videoPath, name }, optionalRecordField),
};

export const REVIEW_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Review: REVIEW,
  ReviewSearchValues: requestObject({
    sortBy: withDescription(
      emptyAllowed({ type: 'string', enum: [...REVIEW_SORTS] }),
      'Newest where none is sent; ties newest first.',
    ),
    ...mapFields(REVIEW_FILTERS, optionalRecordField),
  }),
};
