import type { ReviewFilters } from './requests';
import { Modal } from '../../components/modal/modal';
import {
  ratingText,
  RATINGS,
  parseReviewSearch,
  RECORD_RULES,
  REVIEW_SORTS,
  REVIEW_TYPES,
} from '../../domain';
import type { FieldErrors } from '../../domain';
import { SelectField } from '../../fields/select-field';
import { TextField } from '../../fields/text-field';
import { SendForm } from '../../forms/send-form';
import { useCan } from '../../session/use-can';

const { name, reviewType, rating } = RECORD_RULES.review.fields;
export const FILTER_LABELS: Readonly<Record<keyof ReviewFilters, string>> = {
  name: name.label,
  sortBy: 'Sort By',
  reviewType: reviewType.label,
  rating: rating.label,
};
const labelOf = (key: string): string => FILTER_LABELS[key as keyof ReviewFilters];

interface Values {
  readonly name: string;
  readonly sortBy: string;
  readonly reviewType: string;
  readonly rating: string;
}

/** Converts the form's values to filters; an unknown choice is ignored. */
function filtersOf({
  name: asked,
  sortBy,
  reviewType: type,
  rating: stars,
}: Values): ReviewFilters {
  const sort = REVIEW_SORTS.find((one) => one === sortBy);
  const kind = REVIEW_TYPES.find((one) => one === type);
  const given = RATINGS.find((one) => ratingText(one) === stars);
  return {
    ...(asked.trim() !== '' && { name: asked.trim() }),
    ...(sort && { sortBy: sort }),
    ...(kind && { reviewType: kind }),
    ...(given && { rating: given }),
  };
}

function check(values: Values): FieldErrors {
  const read = parseReviewSearch({ ...filtersOf(values) });
  return read.ok ? {} : read.errors;
}

interface SearchModalProps {
  readonly filters: ReviewFilters;
  readonly onSearch: (filters: ReviewFilters) => void;
  readonly onClose: () => void;
}

/** The search form of reviews. Only staff see the filter by name. */
export function SearchModal({ filters, onSearch, onClose }: SearchModalProps) {
  const can = useCan();
  const initialValues: Values = {
    name: filters.name ?? '',
    sortBy: filters.sortBy ?? REVIEW_SORTS[0],
    reviewType: filters.reviewType ?? '',
    rating: filters.rating === undefined ? '' : ratingText(filters.rating),
  };
  const search = (values: Values) => {
    onSearch(filtersOf(values));
    onClose();
    return Promise.resolve(undefined);
  };
  return (
    <Modal title="Search Reviews" isOpen onClose={onClose}>
      <SendForm
        initialValues={initialValues}
        check={check}
        onSend={search}
        labelOf={labelOf}
        submitLabel="Search"
        mayBePristine
        onCancel={onClose}
      >
        {can('search reviews by name') && <TextField name="name" label={FILTER_LABELS.name} />}
        <SelectField name="sortBy" label={FILTER_LABELS.sortBy} options={REVIEW_SORTS} />
        <SelectField
          name="reviewType"
          label={FILTER_LABELS.reviewType}
          options={REVIEW_TYPES}
          none="All"
        />
        <SelectField
          name="rating"
          label={FILTER_LABELS.rating}
          options={RATINGS.map(ratingText)}
          none="All"
        />
      </SendForm>
    </Modal>
  );
}
