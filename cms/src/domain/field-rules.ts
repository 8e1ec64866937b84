import type { KindField } from './catalogue';
import { FIELD_TYPES, LIMITS } from './field-types';
import type { Rule } from './field-types';
import { AREAS } from './regions';
import type { Area } from './regions';

/** What the rule of a field's type has to know, in an area. */
export const ruleOf = (field: KindField, area: Area): Rule => ({
  label: field.label,
  options: field.optionsIn(area),
  max: field.max ?? (field.type === 'link' ? LIMITS.link : LIMITS.text),
});

/** The same over all areas, for storage, which knows of no area. */
export const ruleForAllAreas = (field: KindField): Rule => ({
  ...ruleOf(field, AREAS[0]),
  options: [...new Set(AREAS.flatMap((area) => [...field.optionsIn(area)]))],
});

type FieldSchema = ReturnType<(typeof FIELD_TYPES)[keyof typeof FIELD_TYPES]['schema']>;
const schemas = new Map<Area, Map<KindField, FieldSchema>>(AREAS.map((area) => [area, new Map()]));

/** The yup schema of one field's value in an area; made once, since an import asks for it a million times. */
export function fieldSchema(field: KindField, area: Area): FieldSchema {
  const made = schemas.get(area)?.get(field) ?? FIELD_TYPES[field.type].schema(ruleOf(field, area));
  schemas.get(area)?.set(field, made);
  return made;
}
