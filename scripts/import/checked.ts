import { mixed } from 'yup';

/** A yup schema of the values that a type guard accepts. It accepts a missing value, which `required` reports. */
export const checked = <T extends object | string>(
  guard: (value: unknown) => value is T,
  message: string,
) => mixed<T>().test('checked', message, (value: unknown) => value === undefined || guard(value));
