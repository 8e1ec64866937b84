import { fieldOf } from '../catalogue';
import type { FieldName } from '../fields';
import type { Listing } from '../api-types';
import { numberText } from './area';
import { dayText } from './dates';
import { kindOf } from './listing';

/** The text of a field's value for readers; null if unknown. */
export function valueText(listing: Listing, name: FieldName): string | null {
  const field = fieldOf(kindOf(listing), name);
  const value = listing[name];
  if (!field || value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null;
  if (typeof value === 'number') {
    if (field.type === 'money') return `₹ ${numberText(value)}`;
    return field.type === 'length' ? `${numberText(value)} ft.` : numberText(value);
  }
  return field.type === 'date' ? dayText(value) : value;
}
