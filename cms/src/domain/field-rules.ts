import type { KindField } from './catalogue';
import { FIELD_TYPES, LIMITS } from './field-types';
import type { Rule } from './field-types';
import { AREAS } from './regions';
import type { Area } from './regions';

/** The validation errors: a message for each invalid field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** The rule of a field in an area. */
export const ruleOf = (field: KindField, area: Area): Rule => ({
  label: field.label,
  options: field.optionsIn(area),
  max: field.max ?? (field.type === 'link' ? LIMITS.link : LIMITS.text),
});

/** The rule of a field with the options of all areas. Storage uses it because a schema has no area. */
export const ruleForAllAreas = (field: KindField): Rule => ({
  ...ruleOf(field, AREAS[0]),
  options: [...new Set(AREAS.flatMap((area) => [...field.optionsIn(area)]))],
});

type FieldSchema = ReturnType<(typeof FIELD_TYPES)[keyof typeof FIELD_TYPES]['schema']>;
const schemas = new Map<Area, Map<KindField, FieldSchema>>(AREAS.map((area) => [area, new Map()]));

/** The yup schema of one field's value in an area. It is cached because an import needs it a million times. */
export function fieldSchema(field: KindField, area: Area): FieldSchema {
  const made = schemas.get(area)?.get(field) ?? FIELD_TYPES[field.type].schema(ruleOf(field, area));
  schemas.get(area)?.set(field, made);
  return made;
}
