import { AREAS, FIELD_TYPES, REGIONS, requiredMessage, ruleEverywhere } from '../domain';
import type { JsonSchema, KindField, RecordField } from '../domain';
import { recordFieldJson } from '../domain';
import { described, orNone, orNull } from './json';

/** The options of each region, where they differ. */
export function optionsByRegion(optionsIn: KindField['optionsIn']): string {
  const texts = AREAS.map((area) => optionsIn(area).join(', '));
  if (new Set(texts).size === 1) return '';
  const ofRegions = AREAS.map((area, index) => `${REGIONS[area].city}: ${texts[index] ?? ''}.`);
  return `By region. ${ofRegions.join(' ')}`;
}

/** What a field of a property is, beyond what JSON Schema can say. */
function wordsOf({ label, hint, purposes, optionsIn }: KindField): readonly string[] {
  return [
    `${label}.`,
    hint ? `${hint}.` : '',
    purposes ? `For ${purposes.join(' and ')} alone, null otherwise.` : '',
    optionsByRegion(optionsIn),
  ];
}

/** When a field is required. */
function demandOf({ label, purposes, required, type, unitOf }: KindField): readonly string[] {
  const when = purposes ? ` where propertyFor is ${purposes.join(' or ')}` : '';
  return [
    required ? `Required${when}, else \`${requiredMessage(label)}\`.` : '',
    required && type === 'money' ? 'Above 0.' : '',
    unitOf ? `Required where ${unitOf} is above 0, else \`${requiredMessage(label)}\`.` : '',
    type === 'master' ? 'From the list of the area; an edit may keep what the property has.' : '',
  ];
}

/** A field of a property, as answered; null is not known. */
export function fieldAnswered(field: KindField): JsonSchema {
  const { answered } = FIELD_TYPES[field.type].json(ruleEverywhere(field));
  const isAlways = (field.required && !field.purposes) ?? false;
  return described(
    isAlways || field.type === 'choices' ? answered : orNull(answered),
    ...wordsOf(field),
  );
}

/** A field of a property, as a create or an edit takes it. */
export const fieldTaken = (field: KindField): JsonSchema =>
  described(
    orNone(FIELD_TYPES[field.type].json(ruleEverywhere(field)).taken),
    ...wordsOf(field),
    ...demandOf(field),
  );

/** A field of another record, as answered. */
export function recordAnswered(field: RecordField): JsonSchema {
  const { answered } = recordFieldJson(field);
  const isAlways = field.required !== undefined;
  return described(isAlways ? answered : orNull(answered), `${field.label}.`);
}

/** A field of another record, as a call takes it. */
export const recordTaken = (field: RecordField): JsonSchema =>
  described(
    orNone(recordFieldJson(field).taken),
    `${field.label}.`,
    field.hint ? `${field.hint}.` : '',
    field.required ? `Required, else \`${field.required}\`.` : '',
  );

/** What a search compares a field with. */
export const recordAsked = (field: RecordField): JsonSchema =>
  described(orNone(recordFieldJson(field).taken), `${field.label}.`);

/** Each of a record's fields by `form`, under the contract's names. */
export const fieldsBy = <F>(
  fields: Readonly<Record<string, F>>,
  form: (field: F) => JsonSchema,
): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, form(field)]));
