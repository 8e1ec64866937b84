export type Values = Record<string, unknown>;

/** A form at the moment of its save. */
export interface Sent {
  readonly values: Values;
  readonly initialValues: Values;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The stored values with the user's changes; the stored values themselves if the user changed nothing. */
export function withInput(stored: Values, { values, initialValues }: Sent): Values {
  const typed = Object.entries(values).filter(
    ([name, value]) => !isSame(value, initialValues[name]) && !isSame(value, stored[name]),
  );
  return typed.length === 0 ? stored : { ...stored, ...Object.fromEntries(typed) };
}
