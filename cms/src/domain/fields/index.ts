import { property } from './property';
import { terms } from './terms';
import { space } from './space';
import { building } from './building';
import { furnishing } from './furnishing';
import { parking } from './parking';
import { contact } from './contact';

export { SECTIONS } from './field';
export type { Field, Filter, Section } from './field';

/**
 * The catalogue: every field of both kinds of property, in the order of the forms and the detail page.
 * Source: docs/contract.md, "Listing fields".
 */
export const FIELDS = {
  ...property,
  ...terms,
  ...space,
  ...building,
  ...furnishing,
  ...parking,
  ...contact,
} as const;

export type FieldName = keyof typeof FIELDS;
