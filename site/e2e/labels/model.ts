import {
  filterOptions,
  isShownFor,
  KIND_FIELDS,
  LIST_FILTERS,
  PASSWORD_RULES,
  STORED_FIELDS,
} from '../../src/domain';
import type { Area, Kind, KindField, ListKey, Purpose } from '../../src/domain';

const shownIn = (fields: readonly KindField[], purpose: Purpose) =>
  fields.filter((field) => isShownFor(field, purpose));

/** The texts in the form of a new listing: the labels of its fields and all their options. */
export const formTexts = (area: Area, kind: Kind, purpose: Purpose): readonly string[] =>
  shownIn(STORED_FIELDS[kind], purpose).flatMap((field) => [field.label, ...field.optionsIn(area)]);

/** Fields that a detail page shows without their label. */
const WITHOUT_LABEL: readonly string[] = [
  ...['videoPath', 'phoneOfContactPerson', 'stage', 'propresiStatus', 'propcomStatus'],
];

/** The labels on the page of a listing whose fields all have a value. */
export const detailTexts = (kind: Kind, purpose: Purpose): readonly string[] =>
  shownIn(KIND_FIELDS[kind], purpose)
    .filter(({ name, type }) => type !== 'unit' && !WITHOUT_LABEL.includes(name))
    .map(({ label }) => label);

/** The texts that a visitor sees in the search of a list: the labels of its filters and all their options. */
export const searchTexts = (area: Area, list: ListKey): readonly string[] =>
  LIST_FILTERS[list]
    .filter(({ field, guard }) => field !== null && guard === undefined)
    .flatMap((filter) => [filter.label, ...filterOptions(filter, list, area)]);

/** The rules that a form shows below a new password. */
export const PASSWORD_TEXTS: readonly string[] = PASSWORD_RULES.map(({ label }) => label);
