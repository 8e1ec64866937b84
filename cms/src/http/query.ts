import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { invalid } from './errors';

/** Parses a query with its schema. @throws 400 with the invalid key */
export function parseQuery<T>(schema: Schema<T>, input: Readonly<Record<string, unknown>>): T {
  try {
    return schema.validateSync(input);
  } catch (error) {
    if (error instanceof ValidationError) throw invalid({ [error.path ?? 'query']: error.message });
    throw error;
  }
}
