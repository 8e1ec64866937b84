import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { invalid } from './errors';

/** A query as its schema reads it. @throws 400 of the key that is wrong */
export function parseQuery<T>(schema: Schema<T>, input: Readonly<Record<string, unknown>>): T {
  try {
    return schema.validateSync(input);
  } catch (error) {
    if (error instanceof ValidationError) throw invalid({ [error.path ?? 'query']: error.message });
    throw error;
  }
}
