import { FIELD_TYPES } from './field-types';
import { filterOptions } from './filters';
import type { SearchFilter } from './filters';
import type { ListKey } from './listings';
import type { Area } from './regions';

/** The yup schema of one of a filter's values. */
export function filterSchema(filter: SearchFilter, list: ListKey, area: Area) {
  const options = filterOptions(filter, list, area);
  const rule = { label: filter.label, options, max: 200 };
  // A list of choices is asked for one by one; a phone by any text: what no listing has finds nothing.
  if (filter.field?.type === 'choices') return FIELD_TYPES.choice.schema(rule);
  if (filter.field === null || filter.field.type === 'phone') return FIELD_TYPES.text.schema(rule);
  return FIELD_TYPES[filter.field.type].schema(rule);
}
