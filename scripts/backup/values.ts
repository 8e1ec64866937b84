import type { Client } from './database';
import type { Column } from './schema';

/** A value in a backup. Dates with time are milliseconds since 1970; JSON values are not converted. */
export type Value = unknown;

const NUMBERS: readonly string[] = [
  'increments',
  'integer',
  'bigInteger',
  'decimal',
  'double',
  'float',
];

/** PostgreSQL stores the CMS's local time without its time zone. */
const fromLocalTime = (text: string): number => new Date(text.replace(' ', 'T')).getTime();

/** Integers that are too large for a number stay text. */
function numberOf(value: string | number): string | number {
  const number = Number(value);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? String(value) : number;
}

/** Converts a column's value from the driver into its form in a backup. On PostgreSQL the driver returns text. */
export function toBackup({ type }: Column, value: string | number | null): Value {
  if (value === null) return null;
  if (type === 'boolean') return value === 1 || value === 't';
  if (NUMBERS.includes(type)) return numberOf(value);
  if (type === 'json' || type === 'jsonb') return JSON.parse(String(value)) as unknown;
  if (type !== 'datetime' && type !== 'timestamp') return value;
  return typeof value === 'number' ? value : fromLocalTime(value);
}

/** Converts a column's value in a backup into the form that the database's driver accepts. */
export function fromBackup({ type }: Column, value: Value, client: Client) {
  if (value === null || value === undefined) return null;
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value);
  if (type === 'boolean') return client === 'sqlite' ? Number(value) : Boolean(value);
  if (type === 'datetime' || type === 'timestamp')
    return client === 'sqlite' ? Number(value) : new Date(Number(value));
  return value as string | number;
}
