/** The panel's own inputs, with the types of their attributes. */
export const CUSTOM_FIELDS = [
  { name: 'choice', type: 'string' },
  { name: 'choices', type: 'json' },
  { name: 'region', type: 'string' },
  { name: 'master', type: 'string' },
  { name: 'year', type: 'integer' },
  { name: 'money', type: 'float' },
  { name: 'moment', type: 'biginteger' },
  { name: 'minute', type: 'string' },
] as const;
