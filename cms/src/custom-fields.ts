/** The panel's own inputs, by the type that each one's attribute is stored as. */
export const CUSTOM_FIELDS = [
  { name: 'choice', type: 'string' },
  { name: 'choices', type: 'json' },
  { name: 'region', type: 'string' },
  { name: 'master', type: 'string' },
  { name: 'year', type: 'integer' },
  { name: 'moment', type: 'biginteger' },
] as const;
