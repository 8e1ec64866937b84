import { customField } from './custom-field';

/** The panel's own inputs, each for a custom field of the same name; a heading stands in forms alone. */
export const inputs = [
  customField('choice', 'string', 'One of a list', () => import('./one')),
  customField('choices', 'json', 'Several of a list', () => import('./several')),
  customField('region', 'string', 'A region', () => import('./region')),
  customField('master', 'string', "A name of a region's list", () => import('./master')),
  customField('year', 'integer', 'A year', () => import('./year')),
  customField('moment', 'biginteger', 'A moment', () => import('./moment')),
  customField('heading', 'string', 'A heading', () => import('../forms/heading')),
];
