import { mixed } from 'yup';

/** A yup schema of what a type guard lets through; nothing at all passes, for `required` to speak of. */
export const checked = <T extends object | string>(
  guard: (value: unknown) => value is T,
  message: string,
) => mixed<T>().test('checked', message, (value: unknown) => value === undefined || guard(value));
