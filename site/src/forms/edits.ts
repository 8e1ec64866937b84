import type { FormikValues } from 'formik';

/** A field that was changed by somebody else, and in the form into something else. */
export interface Conflict {
  readonly name: string;
  /** What both changed. */
  readonly base: unknown;
  readonly theirs: unknown;
}

/** A field's value in one form, whatever was typed around it. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : (value ?? '');
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Those of the values that differ from what they were. */
export const changedValues = <V extends FormikValues>(base: FormikValues, values: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(base[name], value)),
  ) as Partial<V>;

/**
 * What a form holds once the record is another one than it began with: what was typed stays, all else is as it is now.
 * @param base what the form began with
 * @param fresh the record now
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

/** What the form is based on as long as nobody has chosen: with the conflicting fields as they were. */
export const baseWithConflicts = <V extends FormikValues>(
  base: V,
  conflicts: readonly Conflict[],
): V => ({
  ...base,
  ...Object.fromEntries(conflicts.map(({ name, base: was }) => [name, was])),
});
