import type { ReviewBody } from './requests';
import { linkErrors, officeDay, parseRecord, RECORD_RULES, required } from '../../domain';
import type { FieldErrors, RecordField, Review } from '../../domain';

const { reviewedAt: createdAt, ...OTHERS } = RECORD_RULES.review.fields;
/** The fields of a review by the names of its calls. */
const FIELDS = { ...OTHERS, createdAt };
type FieldKey = keyof typeof FIELDS;

export const labelOf = (name: string): string => FIELDS[name as FieldKey].label;

export type ReviewValues = Readonly<Record<string, string | boolean>>;

export interface ReviewForm {
  /** The edited review; undefined for a new one. */
  readonly review: Review | undefined;
  /** Whether the user is staff. Staff can edit more fields. */
  readonly isStaff: boolean;
}

export function reviewValues({ review }: ReviewForm): ReviewValues {
  return {
    name: review?.name ?? '',
    rating: review ? String(review.rating) : '',
    review: review?.review ?? '',
    reviewType: review?.reviewType ?? 'Text',
    videoPath: review?.videoPath ?? '',
    createdAt: review ? officeDay(review.createdAt) : '',
    reviewReply: review?.reviewReply ?? '',
    hidden: review?.hidden ?? false,
  };
}

/** The keys of the shown fields, in order. */
export function reviewKeys(
  { review, isStaff }: ReviewForm,
  values: ReviewValues,
): readonly FieldKey[] {
  if (!isStaff) return ['rating', 'review'];
  const isVideo = values.reviewType === 'Video';
  return [
    'name',
    'rating',
    'review',
    'reviewType',
    ...(isVideo ? (['videoPath'] as const) : []),
    ...(isVideo && review ? (['createdAt'] as const) : []),
    ...(review ? (['reviewReply', 'hidden'] as const) : []),
  ];
}

/** The shown fields, in order, with the rules of this form. */
export const reviewFields = (
  form: ReviewForm,
  values: ReviewValues,
): readonly (readonly [key: string, field: RecordField])[] =>
  reviewKeys(form, values).map((key) => [key, fieldFor(form, key)]);

/**
 * Returns the field with the rules of this form. The name of a new review is optional: the default is the name of its
 * author. A video review needs its video.
 */
function fieldFor({ review }: ReviewForm, key: FieldKey): RecordField {
  const field: RecordField = FIELDS[key];
  if (key === 'name' && !review) {
    const { type, label } = field;
    return { type, label, hint: 'Whose words these are; left empty, yours' };
  }
  return key === 'videoPath' ? required(field) : field;
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/**
 * Returns the body of the request. It omits an empty name of a new review, and an unchanged date, so that the date
 * keeps its time.
 */
export function reviewBody(form: ReviewForm, values: ReviewValues): ReviewBody {
  const { review } = form;
  const isSent = (key: FieldKey): boolean => {
    if (key === 'name') return review !== undefined || !isBlank(values.name);
    return (
      key !== 'createdAt' ||
      review === undefined ||
      values.createdAt !== officeDay(review.createdAt)
    );
  };
  const keys = reviewKeys(form, values).filter(isSent);
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? '']));
}

/** Returns the errors of the request's body, by field. */
export function reviewFaults(form: ReviewForm, values: ReviewValues): FieldErrors {
  const { review } = form;
  const body = reviewBody(form, values);
  const current = review ? { ...review, reviewedAt: review.createdAt } : {};
  const read = parseRecord('review', { ...body, reviewedAt: body.createdAt }, current);
  const { reviewedAt, ...errors } = read.ok ? {} : read.errors;
  const faults: FieldErrors = {
    ...(!form.isStaff && linkErrors(body, { review: labelOf('review') })),
    ...errors,
    ...(reviewedAt !== undefined && { createdAt: reviewedAt }),
  };
  return Object.fromEntries(Object.entries(faults).filter(([key]) => key in body));
}
