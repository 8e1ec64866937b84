import {
  AREAS,
  FIELD_TYPES,
  isNeededByDrafts,
  REGIONS,
  requiredMessage,
  ruleForAllAreas,
} from '../domain';
import type { JsonSchema, KindField, RecordField } from '../domain';
import { recordFieldJson } from '../domain';
import { withDescription, emptyAllowed, nullable } from './json';

/** The options of each region, if they differ. */
export function optionsByRegion(optionsIn: KindField['optionsIn']): string {
  const texts = AREAS.map((area) => optionsIn(area).join(', '));
  if (new Set(texts).size === 1) return '';
  const ofRegions = AREAS.map((area, index) => `${REGIONS[area].city}: ${texts[index] ?? ''}.`);
  return `By region. ${ofRegions.join(' ')}`;
}

/** Facts of a listing field that JSON Schema cannot express. */
function descriptionOf({ label, hint, purposes, optionsIn }: KindField): readonly string[] {
  return [
    `${label}.`,
    hint ? `${hint}.` : '',
    purposes ? `For ${purposes.join(' and ')} alone, null otherwise.` : '',
    optionsByRegion(optionsIn),
  ];
}

/** The conditions under which a field is required. */
function requirementOf(field: KindField): readonly string[] {
  const { label, purposes, required, type, unitOf } = field;
  const when = purposes ? ` where propertyFor is ${purposes.join(' or ')}` : '';
  return [
    required ? `Required${when}, else \`${requiredMessage(label)}\`.` : '',
    required && !isNeededByDrafts(field) ? 'A draft may lack it.' : '',
    required && type === 'money' ? 'Above 0.' : '',
    unitOf ? `Required where ${unitOf} is above 0, else \`${requiredMessage(label)}\`.` : '',
    type === 'master' ? 'One that the area has; an edit may keep what the property has.' : '',
  ];
}

/** Whether every listing has a value for the field. */
const isAlways = (field: KindField): boolean =>
  field.required === true && !field.purposes && isNeededByDrafts(field);

/** The schema of a listing field in responses. */
export function fieldInResponse(field: KindField): JsonSchema {
  const { answered } = FIELD_TYPES[field.type].json(ruleForAllAreas(field));
  return withDescription(
    isAlways(field) || field.type === 'choices' ? answered : nullable(answered),
    ...descriptionOf(field),
  );
}

/** The schema of a listing field in a create or an edit. */
export function fieldInRequest(field: KindField): JsonSchema {
  const { taken } = FIELD_TYPES[field.type].json(ruleForAllAreas(field));
  return withDescription(
    isAlways(field) ? taken : emptyAllowed(taken),
    ...descriptionOf(field),
    ...requirementOf(field),
  );
}

/** The schema of a record field in responses. */
export function recordFieldInResponse(field: RecordField): JsonSchema {
  const { answered } = recordFieldJson(field);
  return withDescription(field.required ? answered : nullable(answered), `${field.label}.`);
}

/** The schema of a record field in requests. */
export function recordFieldInRequest(field: RecordField): JsonSchema {
  const { taken } = recordFieldJson(field);
  return withDescription(
    field.required ? taken : emptyAllowed(taken),
    `${field.label}.`,
    field.hint ? `${field.hint}.` : '',
    field.required ? `Required, else \`${field.required}\`.` : '',
  );
}

/** The schema of a record field that is optional, for example in a search. */
export const optionalRecordField = (field: RecordField): JsonSchema =>
  withDescription(emptyAllowed(recordFieldJson(field).taken), `${field.label}.`);

/** Maps fields to schemas, under the same names. */
export const mapFields = <F>(
  fields: Readonly<Record<string, F>>,
  form: (field: F) => JsonSchema,
): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, form(field)]));
