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

/** A refused write, as Strapi's errors and those of `validationError` tell it. */
interface Refused {
  readonly message: string;
  readonly details: { readonly errors?: readonly { readonly message: string }[] };
}

/** The rules that a refused write breaks, in words. */
const reasonsOf = ({ message, details }: Refused): string =>
  details.errors?.map((one) => one.message).join('. ') ?? message;

/** Why a rule refuses what `work` does; another error is thrown. @returns its result, or the reason */
export async function orReason<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly reason: string }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof errors.ValidationError) return { reason: reasonsOf(error as Refused) };
    throw error;
  }
}
