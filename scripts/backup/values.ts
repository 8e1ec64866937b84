import type { Client } from './database';
import type { Column } from './schema';

/** A value in a backup. Dates with time are milliseconds since 1970, JSON is itself. */
export type Value = unknown;

const NUMBERS: readonly string[] = [
  'increments',
  'integer',
  'bigInteger',
  'decimal',
  'double',
  'float',
];

/** PostgreSQL stores the local time of the CMS, without its zone. */
const fromLocalTime = (text: string): number => new Date(text.replace(' ', 'T')).getTime();

/** Integers beyond what a number holds stay text. */
function numberOf(value: string | number): string | number {
  const number = Number(value);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? String(value) : number;
}

/** The value of a column as a backup holds it, from what the driver returns: text on PostgreSQL. */
export function toBackup({ type }: Column, value: string | number | null): Value {
  if (value === null) return null;
  if (type === 'boolean') return value === 1 || value === 't';
  if (NUMBERS.includes(type)) return numberOf(value);
  if (type === 'json' || type === 'jsonb') return JSON.parse(String(value)) as unknown;
  if (type !== 'datetime' && type !== 'timestamp') return value;
  return typeof value === 'number' ? value : fromLocalTime(value);
}

/** The value of a column as the database's driver takes it. */
export function fromBackup({ type }: Column, value: Value, client: Client) {
  if (value === null || value === undefined) return null;
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value);
  if (type === 'boolean') return client === 'sqlite' ? Number(value) : Boolean(value);
  if (type === 'datetime' || type === 'timestamp')
    return client === 'sqlite' ? Number(value) : new Date(Number(value));
  return value as string | number;
}
