import {
  dayText,
  initialStatus,
  isShownFor,
  KIND_FACTS,
  KIND_FIELDS,
  normalizeAmount,
  normalizeMoney,
  numberText,
  parseMobile,
  SECTIONS,
} from '../../../domain';
import type { MasterOptions } from '../../../requests/masters';
import type {
  Area,
  FieldName,
  FieldType,
  FieldValue,
  Kind,
  KindField,
  Purpose,
  Section,
} from '../../../domain';

/** The box of a new listing's form: whether it is inactive while it has no images. */
export const WITHOUT_IMAGES = 'inactiveWithoutImages';

/** The values of a listing form: a text for each field, a list of texts where several can be chosen, the state of a box. */
export type ListingFormValues = Readonly<Record<string, string | readonly string[] | boolean>>;

type Known = FieldValue | null | undefined;

function typed({ type }: KindField, value: Known): string | readonly string[] {
  if (type === 'choices') return Array.isArray(value) ? value : [];
  if (value === null || value === undefined) return '';
  return type === 'date' ? dayText(value.toString()) : value.toString();
}

/** The form's values of a listing; unknown ones are empty. */
export const valuesOf = (
  kind: Kind,
  listing: Readonly<Partial<Record<FieldName, Known>>>,
): ListingFormValues =>
  Object.fromEntries(
    KIND_FIELDS[kind].map((field) => [field.name, typed(field, listing[field.name])]),
  );

/** The initial values of a new listing: the category of its kind, and active at once. */
export const emptyValues = (kind: Kind): ListingFormValues => ({
  ...valuesOf(kind, { category: KIND_FACTS[kind].category, ...initialStatus(kind) }),
  [WITHOUT_IMAGES]: false,
});

/** How a typed number becomes the API's, by the field's type. */
const NORMALIZED: Partial<Readonly<Record<FieldType, (typed: string) => string>>> = {
  money: normalizeMoney,
  area: normalizeAmount,
  length: normalizeAmount,
};

/** A field's value in the format of the API. */
function plain({ name, type }: KindField, values: ListingFormValues): ListingFormValues[string] {
  const value = values[name] ?? '';
  if (typeof value !== 'string') return value;
  if (type === 'phone') return parseMobile(value) ?? value;
  return NORMALIZED[type]?.(value) ?? value;
}

const isPositive = (value: ListingFormValues[string] | undefined): boolean =>
  typeof value === 'string' && Number(normalizeAmount(value)) > 0;

/** The fields to show for these values: those of the purpose, and the unit of each given area. */
export function shownFields(kind: Kind, values: ListingFormValues): readonly KindField[] {
  const purpose = KIND_FACTS[kind].purposes.find((one: Purpose) => one === values.propertyFor);
  return KIND_FIELDS[kind].filter(
    (field) =>
      (purpose ? isShownFor(field, purpose) : field.purposes === undefined) &&
      (field.unitOf === undefined || isPositive(values[field.unitOf])),
  );
}

/** The body of a request: the values of the shown fields. */
export const bodyOf = (kind: Kind, values: ListingFormValues): ListingFormValues =>
  Object.fromEntries(shownFields(kind, values).map((field) => [field.name, plain(field, values)]));

export interface FormSection {
  readonly section: Section;
  readonly title: string;
  /** The fields of a row stand side by side: an area and its unit. */
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
  return (Object.keys(SECTIONS) as readonly Section[])
    .map((section) => ({
      section,
      title: SECTIONS[section],
      rows: rowsOf(fields.filter((field) => field.section === section)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether the field always has a value: its only option, or another choice. */
export const isFixed = ({ required, optionsIn }: KindField, area: Area): boolean =>
  required === true && optionsIn(area).length === 1;

/** A price with its digits grouped; undefined for any other field, and for what is not a number. */
export function priceTextOf(kind: Kind, name: string, value: unknown): string | undefined {
  const field = KIND_FIELDS[kind].find((one) => one.name === name);
  if (field?.type !== 'money' || typeof value !== 'string' || value === '') return undefined;
  const rupees = Number(normalizeMoney(value));
  return Number.isFinite(rupees) ? numberText(rupees) : undefined;
}

/** The initial values of a duplicate: names that are no longer in a master list are left out, and it is active at once. */
export const withoutDeleted = (
  values: ListingFormValues,
  masters: MasterOptions,
): ListingFormValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(masters)
      .filter(([name, options]) => !options.includes(String(values[name] ?? '')))
      .map(([name]) => [name, '']),
  ),
  [WITHOUT_IMAGES]: false,
});

/** The prices of the shown fields that differ from the base, as typed. */
export const changedPrices = (kind: Kind, values: ListingFormValues, base: ListingFormValues) =>
  shownFields(kind, values)
    .filter(({ name, type }) => type === 'money' && values[name] !== base[name])
    .map(({ name, label }) => ({ label, typed: String(values[name] ?? '') }));
