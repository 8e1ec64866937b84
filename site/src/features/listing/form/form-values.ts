import {
  dayText,
  initialStatus,
  isShownFor,
  KIND_FACTS,
  KIND_FIELDS,
  parseMobile,
  SECTIONS,
} from '../../../domain';
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
import { normalizeAmount } from '../../../fields/normalize-amount';

/** What a listing form holds: a text for each field, a list of texts where several are chosen. */
export type ListingFormValues = Readonly<Record<string, string | readonly string[]>>;

type Known = FieldValue | null | undefined;

function typed({ type }: KindField, value: Known): string | readonly string[] {
  if (type === 'choices') return Array.isArray(value) ? value : [];
  if (value === null || value === undefined) return '';
  return type === 'date' ? dayText(value.toString()) : value.toString();
}

/** A listing's values as the form holds them; what is not known is empty. */
export const valuesOf = (
  kind: Kind,
  listing: Readonly<Partial<Record<FieldName, Known>>>,
): ListingFormValues =>
  Object.fromEntries(
    KIND_FIELDS[kind].map((field) => [field.name, typed(field, listing[field.name])]),
  );

/** A new listing: of its kind's category, and active. */
export const emptyValues = (kind: Kind): ListingFormValues =>
  valuesOf(kind, { category: KIND_FACTS[kind].category, ...initialStatus(kind) });

/** The types that are typed with commas, too. */
const AMOUNTS: readonly FieldType[] = ['money', 'area', 'length'];

/** A field's value as the contract takes it. */
function plain({ name, type }: KindField, values: ListingFormValues): string | readonly string[] {
  const value = values[name] ?? '';
  if (typeof value !== 'string') return value;
  if (type === 'phone') return parseMobile(value) ?? value;
  return AMOUNTS.includes(type) ? normalizeAmount(value) : value;
}

const isPositive = (value: ListingFormValues[string] | undefined): boolean =>
  typeof value === 'string' && Number(normalizeAmount(value)) > 0;

/** The fields that these values ask for: those of the purpose, and the unit of each area that is given. */
export function shownFields(kind: Kind, values: ListingFormValues): readonly KindField[] {
  const purpose = KIND_FACTS[kind].purposes.find((one: Purpose) => one === values.propertyFor);
  return KIND_FIELDS[kind].filter(
    (field) =>
      (purpose ? isShownFor(field, purpose) : field.purposes === undefined) &&
      (field.unitOf === undefined || isPositive(values[field.unitOf])),
  );
}

/** What of the values may be sent: what is shown. */
export const bodyOf = (kind: Kind, values: ListingFormValues): ListingFormValues =>
  Object.fromEntries(shownFields(kind, values).map((field) => [field.name, plain(field, values)]));

export interface FormSection {
  readonly section: Section;
  readonly title: string;
  /** Fields of one row stand side by side: an area and its unit. */
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

/** The form's sections in the catalogue's order, without those that have nothing to show. */
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

/** Whether a choice of the field is made already, and can only be changed into another one. */
export const isFixed = ({ required, optionsIn }: KindField, area: Area): boolean =>
  required === true && optionsIn(area).length === 1;
