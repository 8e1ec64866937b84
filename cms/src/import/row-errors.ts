import { errors } from '@strapi/utils';
import type { RowError, Stored } from './messages';

interface Details {
  readonly errors?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

function rowErrorsOf(error: errors.ValidationError): readonly RowError[] {
  const { errors: fields } = error.details as Details;
  const all = fields ?? [{ path: [], message: error.message }];
  return all.map(({ path, message }) => ({ field: path.join('.'), value: '', reason: message }));
}

/** The result of `work` on a row, or the errors if a rule rejects the row. */
export async function orRejected<T>(work: () => Promise<T>): Promise<T | Stored> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    return { outcome: 'refused', errors: rowErrorsOf(error as errors.ValidationError) };
  }
}
