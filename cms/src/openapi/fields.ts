import { AREAS, FIELD_TYPES, REGIONS, requiredMessage, ruleForAllAreas } from '../domain';
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
    type === 'master' ? 'One that the area has; an edit may keep what the property has.' : '',
  ];
}

/** Whether every property has a value for it, whatever its purpose. */
const isAlways = ({ required, purposes }: KindField): boolean => required === true && !purposes;

/** A field of a property, as answered; null is not known. */
export function fieldAnswered(field: KindField): JsonSchema {
  const { answered } = FIELD_TYPES[field.type].json(ruleForAllAreas(field));
  return described(
    isAlways(field) || field.type === 'choices' ? answered : orNull(answered),
    ...wordsOf(field),
  );
}

/** A field of a property, as a create or an edit takes it. */
export function fieldTaken(field: KindField): JsonSchema {
  const { taken } = FIELD_TYPES[field.type].json(ruleForAllAreas(field));
  return described(isAlways(field) ? taken : orNone(taken), ...wordsOf(field), ...demandOf(field));
}

/** A field of another record, as answered. */
export function recordAnswered(field: RecordField): JsonSchema {
  const { answered } = recordFieldJson(field);
  return described(field.required ? answered : orNull(answered), `${field.label}.`);
}

/** A field of another record, as a call takes it. */
export function recordTaken(field: RecordField): JsonSchema {
  const { taken } = recordFieldJson(field);
  return described(
    field.required ? taken : orNone(taken),
    `${field.label}.`,
    field.hint ? `${field.hint}.` : '',
    field.required ? `Required, else \`${field.required}\`.` : '',
  );
}

/** A field that a search compares, or that a call does without. */
export const recordOptional = (field: RecordField): JsonSchema =>
  described(orNone(recordFieldJson(field).taken), `${field.label}.`);

/** Each of a record's fields by `form`, under the contract's names. */
export const fieldsBy = <F>(
  fields: Readonly<Record<string, F>>,
  form: (field: F) => JsonSchema,
): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, form(field)]));
