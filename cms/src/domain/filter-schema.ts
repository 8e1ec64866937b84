import { FIELD_TYPES, LIMITS } from './field-types';
import type { FieldType, JsonSchema, Rule } from './field-types';
import { filterOptions } from './filters';
import type { SearchFilter } from './filters';
import type { ListKey } from './listings';
import { AREAS } from './regions';
import type { Area } from './regions';

/** The maximum number of choices in one filter: databases limit bound values. No master list has so many names. */
export const MAX_CHOICES = 2000;

/** The type of one value of a filter. A search can send any text as phone; an unknown phone finds nothing. */
function typeOf({ field, by }: SearchFilter): FieldType {
  if (by === 'recent' || field?.type === 'choices') return 'choice';
  return field === null || field.type === 'phone' ? 'text' : field.type;
}

const ruleOfFilter = (filter: SearchFilter, options: readonly string[]): Rule => ({
  label: filter.label,
  options,
  max: LIMITS.text,
});

type Schema = ReturnType<(typeof FIELD_TYPES)[FieldType]['schema']>;

const makeSchema = (filter: SearchFilter, list: ListKey, area: Area): Schema =>
  FIELD_TYPES[typeOf(filter)].schema(ruleOfFilter(filter, filterOptions(filter, list, area)));

const schemas = new WeakMap<SearchFilter, Map<Area, Schema>>();

/** The yup schema of one value of a filter. It is cached because creating it takes longer than validating a value. */
export function filterSchema(filter: SearchFilter, list: ListKey, area: Area): Schema {
  const own = schemas.get(filter) ?? new Map<Area, Schema>();
  const schema = own.get(area) ?? makeSchema(filter, list, area);
  schemas.set(filter, own.set(area, schema));
  return schema;
}

/** The JSON Schema of a filter's value, with the options of all areas. */
export function filterJson(filter: SearchFilter, list: ListKey): JsonSchema {
  const options = new Set(AREAS.flatMap((area) => [...filterOptions(filter, list, area)]));
  const one = FIELD_TYPES[typeOf(filter)].json(ruleOfFilter(filter, [...options])).taken;
  return filter.by === 'any' ? { type: 'array', maxItems: MAX_CHOICES, items: one } : one;
}
