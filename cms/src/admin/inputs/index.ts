import { customField } from './custom-field';

/** The panel's own inputs, by the names of their custom fields. `heading` exists only in forms. */
export const inputs = [
  customField('choice', 'string', 'One of a list', () => import('./choice')),
  customField('choices', 'json', 'Several of a list', () => import('./choices')),
  customField('region', 'string', 'A region', () => import('./region')),
  customField('master', 'string', "A name of a region's list", () => import('./master')),
  customField('year', 'integer', 'A year', () => import('./year')),
  customField('money', 'float', 'A price', () => import('./money')),
  customField('moment', 'biginteger', 'A moment', () => import('./moment')),
  customField('minute', 'string', 'A minute at the offices', () => import('./minute')),
  customField('heading', 'string', 'A heading', () => import('../forms/heading')),
];
