import { ValidationError } from 'yup';
import { attributeName, isShownFor } from './catalogue';
import type { KindField } from './catalogue';
import { fieldSchema } from './field-rules';
import type { Outcome } from './field-rules';
import type { FieldValue } from './field-types';
import { KIND_FACTS } from './listings';
import type { Kind, ListingStatus, Purpose } from './listings';
import { requiredMessage } from './messages';
import type { Area } from './regions';
import { deriveValues } from './derived-values';
import type { DerivedValues } from './derived-values';
import { publicationTimes } from './publication-times';
import { reraErrors } from './rera';
import type { ReraTerms } from './rera';
import { stageOfStatus, statusOfStage } from './stage';
import type { Stage } from './stage';
import { STORED_FIELDS, storedFieldOf } from './stored-fields';

/** The values of one kind's fields; null means unknown. */
export type ListingValues = Readonly<Record<string, FieldValue | null>>;
type Input = Readonly<Record<string, unknown>>;

function cast(field: KindField, area: Area, raw: unknown): Outcome<FieldValue | null> {
  // No schema needs to run for an empty value. Most fields of most listings are empty.
  if (raw === undefined || raw === null) return { ok: true, value: null };
  try {
    const value = fieldSchema(field, area).validateSync(raw);
    const none = value === undefined || (Array.isArray(value) && value.length === 0);
    return { ok: true, value: none ? null : value };
  } catch (error) {
    if (error instanceof ValidationError)
      return { ok: false, errors: { [field.name]: error.message } };
    throw error;
  }
}

/** The stored values, replaced by the values that are sent. */
function merged(kind: Kind, input: Input, current: Input | undefined): Input {
  const known = Object.fromEntries(
    Object.entries(input).filter(([key, value]) => storedFieldOf(kind, key) && value !== undefined),
  );
  return { ...current, ...known };
}

function missing(field: KindField, values: ListingValues): string | undefined {
  const value = values[field.name] ?? null;
  if (field.required && value === null) return requiredMessage(field.label);
  if (field.required && field.type === 'money' && value === 0)
    return `${field.label} must be above 0`;
  if (field.unitOf === undefined || value !== null) return undefined;
  const area = values[field.unitOf];
  return typeof area === 'number' && area > 0 ? requiredMessage(field.label) : undefined;
}

const isPurpose = (kind: Kind, value: unknown): value is Purpose =>
  KIND_FACTS[kind].purposes.some((purpose) => purpose === value);

/** The status of a new listing if none is sent. */
const initialStatus = (kind: Kind): Readonly<Record<string, ListingStatus>> => ({
  [KIND_FACTS[kind].statusField]: 'active',
});

/** The stage of a stored listing; older data have a status alone. */
const storedStage = (kind: Kind, { stage, ...stored }: Input): Stage =>
  (stage ?? stageOfStatus(stored[KIND_FACTS[kind].statusField] as ListingStatus)) as Stage;

/** The stage that a write sets. A new stage wins over a status, which may be one that was read before. */
function stageOf(kind: Kind, values: ListingValues, before: Stage | undefined): Stage {
  const { statusField } = KIND_FACTS[kind];
  const sent = (values.stage ?? undefined) as Stage | undefined;
  if (sent !== undefined && sent !== before) return sent;
  return stageOfStatus(values[statusField] as ListingStatus, before);
}

const NEEDED_BY_DRAFTS: readonly string[] = [
  ...['propertyFor', 'category'],
  ...Object.values(KIND_FACTS).map(({ statusField }) => statusField),
];
/** Whether a draft needs the field, too: its list, its kind and its status depend on it. */
export const isNeededByDrafts = ({ name }: KindField): boolean => NEEDED_BY_DRAFTS.includes(name);

/** What a parse asks beyond the rules of the fields. */
interface Rules {
  /** Whether a draft is held to all rules, too. */
  readonly isWhole?: boolean;
  /** What the parameters say about registrations; without it nothing is asked. */
  readonly rera?: ReraTerms | undefined;
}

/**
 * Parses the values of a listing for storage: sent values replace stored ones. The rules are those of docs/contract.md,
 * "Listing fields". Unknown keys are dropped. Fields that the purpose does not show become null. An area set to null
 * also sets its unit to null. The status follows from the stage, or the stage from a status that is sent alone; a draft may
 * lack required fields. The write rules check that locality and project are in the area's lists.
 * @param input values by the API's field names; `current` the same of the stored listing, for an edit
 */
export function parseListing(
  kind: Kind,
  area: Area,
  input: Input,
  current?: Input,
  { isWhole = false, rera }: Rules = {},
): Outcome<ListingValues> {
  const sent = merged(kind, input, current);
  const purpose = typeof sent.propertyFor === 'string' ? sent.propertyFor.trim() : undefined;
  const values: Record<string, FieldValue | null> = {};
  const errors: Record<string, string> = {};
  const shown = STORED_FIELDS[kind].filter(
    (field) => !isPurpose(kind, purpose) || isShownFor(field, purpose),
  );
  const initial = current === undefined ? initialStatus(kind) : {};
  for (const field of STORED_FIELDS[kind]) {
    values[field.name] = null;
    if (!shown.includes(field)) continue;
    const outcome = cast(field, area, sent[field.name]);
    if (outcome.ok) values[field.name] = outcome.value ?? initial[field.name] ?? null;
    else Object.assign(errors, outcome.errors);
  }
  const before = current && storedStage(kind, current);
  const stage = stageOf(kind, values, before);
  const isDraft = stage === 'Draft' && !isWhole;
  for (const field of shown) {
    if (field.unitOf !== undefined && values[field.unitOf] === null) values[field.name] = null;
    const problem = missing(field, values);
    // Without a valid purpose, fields that only some purposes have cannot be reported as missing.
    const isOwed = isPurpose(kind, purpose) || field.purposes === undefined;
    const isExempt = isDraft && !isNeededByDrafts(field);
    if (problem !== undefined && isOwed && !isExempt) errors[field.name] ??= problem;
  }
  const { times, errors: mistimed } = publicationTimes(values, current, stage);
  const held = { ...values, stage: isWhole ? 'Available' : stage };
  const unregistered = rera && reraErrors(held, current && { ...current, stage: before }, rera);
  for (const [name, message] of Object.entries({ ...mistimed, ...unregistered }))
    errors[name] ??= message;
  Object.assign(values, { ...times, stage, [KIND_FACTS[kind].statusField]: statusOfStage(stage) });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: values };
}

/** The labels of the fields that keep a draft from the public site: missing or invalid ones. */
export function missingForPublic(
  kind: Kind,
  area: Area,
  values: Input,
  rera?: ReraTerms,
): readonly string[] {
  const available = { stage: 'Available', publicFrom: null, publicUntil: null };
  const read = parseListing(kind, area, { ...values, ...available }, undefined, { rera });
  return read.ok
    ? []
    : Object.keys(read.errors).map((name) => storedFieldOf(kind, name)?.label ?? name);
}

/** Converts a listing's values to Strapi's attributes, and adds the derived columns. */
export function toAttributes(
  kind: Kind,
  area: Area,
  values: ListingValues,
): Readonly<Record<string, unknown>> & DerivedValues {
  const own = STORED_FIELDS[kind].map((field) => [
    attributeName(field),
    values[field.name] ?? null,
  ]);
  return {
    ...(Object.fromEntries(own) as Record<string, unknown>),
    ...deriveValues(kind, area, values),
  };
}

/** The sent values of a kind's fields, by Strapi's attribute names. Other keys are dropped. */
export const attributesOf = (kind: Kind, input: Input): Input =>
  Object.fromEntries(
    STORED_FIELDS[kind]
      .filter(({ name }) => input[name] !== undefined)
      .map((field) => [attributeName(field), input[field.name]]),
  );

/** Converts Strapi's attributes to values by the API's field names. */
export const fromAttributes = (kind: Kind, stored: Input): Input =>
  Object.fromEntries(
    STORED_FIELDS[kind].map((field) => [field.name, stored[attributeName(field)]]),
  );
