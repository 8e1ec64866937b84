import { errors } from '@strapi/utils';
import type { Outcome, FieldErrors } from '../domain';

/**
 * Values that broke a rule, as an error that the panel shows beside the fields and the API as
 * `errorValidation`.
 */
export function validationError(faults: FieldErrors): Error {
  const entries = Object.entries(faults);
  const [first] = entries;
  return new errors.ValidationError(
    entries.length === 1 && first ? first[1] : 'Some fields have faults',
    {
      errors: entries.map(([name, message]) => ({
        path: name.split('.'),
        message,
        name: 'ValidationError',
      })),
    },
  );
}

/** @throws the fault of an outcome that is one */
export function valueOrThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw validationError(outcome.errors);
  return outcome.value;
}
