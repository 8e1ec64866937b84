import { Failure } from '../lib/failure';

/**
 * A number of the environment, such as the rows that a part imports.
 * @throws Failure for what is no whole number above 0
 */
export function numberSetting(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value <= 0) {
    throw new Failure(`${name} must be a whole number above 0, not ${text}.`);
  }
  return value;
}
