import {
  dayText,
  FORM_SECTIONS,
  isShownFor,
  KIND_FACTS,
  minuteText,
  normalizeAmount,
  normalizeMoney,
  numberText,
  parseMobile,
  PRIVATE_KIND_FIELDS,
  statusOfStage,
  STORED_FIELDS,
} from '../../../domain';
import type { MasterOptions } from '../../../requests/masters';
import type { Area, FieldType, FieldValue, Kind, KindField, Purpose, Stage } from '../../../domain';

/** The name of the checkbox in the form of a new listing: whether the listing stays inactive while it has no images. */
export const WITHOUT_IMAGES = 'inactiveWithoutImages';

/**
 * The values of a listing form: a text for each field, a list of texts if several options can be chosen, a boolean for
 * a checkbox.
 */
export type ListingFormValues = Readonly<Record<string, string | readonly string[] | boolean>>;

type Known = FieldValue | null | undefined;

function typed({ type }: KindField, value: Known): string | readonly string[] {
  if (type === 'choices') return Array.isArray(value) ? value : [];
  if (value === null || value === undefined) return '';
  if (type === 'minute') return minuteText(value.toString());
  return type === 'date' ? dayText(value.toString()) : value.toString();
}

/** Converts a listing to form values; fields without a value are empty. */
export const valuesOf = (
  kind: Kind,
  listing: Readonly<Partial<Record<KindField['name'], Known>>>,
): ListingFormValues =>
  Object.fromEntries(
    STORED_FIELDS[kind].map((field) => [field.name, typed(field, listing[field.name])]),
  );

/** The values of a stage and of the status that follows from it. */
export const staged = (kind: Kind, stage: Stage) => ({
  stage,
  [KIND_FACTS[kind].statusField]: statusOfStage(stage),
});

/** The initial values of a new listing: the category of its kind, available and active. */
export const emptyValues = (kind: Kind): ListingFormValues => ({
  ...valuesOf(kind, { category: KIND_FACTS[kind].category, ...staged(kind, 'Available') }),
  [WITHOUT_IMAGES]: false,
});

/** Converts a typed number to the format of the API, by the field's type. */
const NORMALIZED: Partial<Readonly<Record<FieldType, (typed: string) => string>>> = {
  money: normalizeMoney,
  area: normalizeAmount,
  length: normalizeAmount,
};

/** Converts a field's value to the format of the API. */
function plain({ name, type }: KindField, values: ListingFormValues): ListingFormValues[string] {
  const value = values[name] ?? '';
  if (typeof value !== 'string') return value;
  if (type === 'phone') return parseMobile(value) ?? value;
  return NORMALIZED[type]?.(value) ?? value;
}

const isPositive = (value: ListingFormValues[string] | undefined): boolean =>
  typeof value === 'string' && Number(normalizeAmount(value)) > 0;

/** The fields to show for these values: the fields of the purpose, and the unit of each filled-in area. */
export function shownFields(kind: Kind, values: ListingFormValues): readonly KindField[] {
  const purpose = KIND_FACTS[kind].purposes.find((one: Purpose) => one === values.propertyFor);
  return STORED_FIELDS[kind].filter(
    (field) =>
      (purpose ? isShownFor(field, purpose) : field.purposes === undefined) &&
      (field.unitOf === undefined || isPositive(values[field.unitOf])),
  );
}

/** The body of a request: the values of the shown fields. */
export const bodyOf = (kind: Kind, values: ListingFormValues): ListingFormValues =>
  Object.fromEntries(shownFields(kind, values).map((field) => [field.name, plain(field, values)]));

interface FormSection {
  readonly section: string;
  readonly title: string;
  /** The fields in rows: an area and its unit share a row. */
  readonly rows: readonly (readonly KindField[])[];
}

function rowsOf(fields: readonly KindField[]): readonly (readonly KindField[])[] {
  const rows = new Map<string, KindField[]>();
  for (const field of fields) {
    const name = field.unitOf ?? field.name;
    rows.set(name, [...(rows.get(name) ?? []), field]);
  }
  return [...rows.values()];
}

/** The sections of the form in the catalogue's order, without empty ones. */
export function sectionsOf(kind: Kind, values: ListingFormValues): readonly FormSection[] {
  const fields = shownFields(kind, values);
  return Object.entries(FORM_SECTIONS)
    .map(([section, title]) => ({
      section,
      title,
      rows: rowsOf(fields.filter((field) => field.section === section)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether the value of the field is fixed: the field is required and has only one option. */
export const isFixed = ({ required, optionsIn }: KindField, area: Area): boolean =>
  required === true && optionsIn(area).length === 1;

/** A typed price with grouped digits; undefined if the value is not a number. */
export function typedPriceText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const rupees = Number(normalizeMoney(value));
  return Number.isFinite(rupees) ? numberText(rupees) : undefined;
}

/** The same of a listing's field; undefined for a field that is no price. */
export const priceTextOf = (kind: Kind, name: string, value: unknown): string | undefined =>
  STORED_FIELDS[kind].find((one) => one.name === name)?.type === 'money'
    ? typedPriceText(value)
    : undefined;

/**
 * The initial values of a duplicate. Names that are no longer in a master list and private values are left out, and what
 * is closed is a draft again.
 */
export const withoutDeleted = (
  kind: Kind,
  values: ListingFormValues,
  masters: MasterOptions,
): ListingFormValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(masters)
      .filter(([name, options]) => !options.includes(String(values[name] ?? '')))
      .map(([name]) => [name, '']),
  ),
  ...(values.stage === 'Closed' && staged(kind, 'Draft')),
  ...Object.fromEntries(PRIVATE_KIND_FIELDS[kind].map(({ name }) => [name, ''])),
  [WITHOUT_IMAGES]: false,
});

/** The typed prices of the shown fields that differ from the base. */
export const changedPrices = (kind: Kind, values: ListingFormValues, base: ListingFormValues) =>
  shownFields(kind, values)
    .filter(({ name, type }) => type === 'money' && values[name] !== base[name])
    .map(({ name, label }) => ({ label, typed: String(values[name] ?? '') }));
