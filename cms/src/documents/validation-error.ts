import { errors } from '@strapi/utils';
import type { Outcome, FieldErrors } from '../domain';

/** The error for invalid values. The panel shows it beside the fields; the API returns it as `errorValidation`. */
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

/** @throws the validation error if the outcome has errors */
export function valueOrThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw validationError(outcome.errors);
  return outcome.value;
}
