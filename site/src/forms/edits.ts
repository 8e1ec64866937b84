import type { FormikValues } from 'formik';

/** A field that somebody else has changed to a value that differs from the form's value. */
export interface Conflict {
  readonly name: string;
  /** The value before both changes. */
  readonly base: unknown;
  readonly theirs: unknown;
}

/** Converts a field's value to a comparable form. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : (value ?? '');
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Returns the values that differ from the base. */
export const changedValues = <V extends FormikValues>(base: FormikValues, values: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(base[name], value)),
  ) as Partial<V>;

/**
 * Merges a form with the current record: changed values stay, and all others come from the record.
 * @param base the form's initial values
 * @param fresh the current record
 */
export function mergeEdits<V extends FormikValues>(
  base: V,
  values: V,
  fresh: V,
): { readonly values: V; readonly conflicts: readonly Conflict[] } {
  const changed = changedValues(base, values);
  const conflicts = Object.entries(changed)
    .filter(([name, mine]) => !isSame(fresh[name], base[name]) && !isSame(fresh[name], mine))
    .map(([name]): Conflict => {
      const was: unknown = base[name];
      const theirs: unknown = fresh[name];
      return { name, base: was, theirs };
    });
  return { values: { ...fresh, ...changed }, conflicts };
}

/** Returns the base while conflicts are open: the conflicting fields keep their initial values. */
export const baseWithConflicts = <V extends FormikValues>(
  base: V,
  conflicts: readonly Conflict[],
): V => ({
  ...base,
  ...Object.fromEntries(conflicts.map(({ name, base: was }) => [name, was])),
});
