import { useEffect, useState } from 'react';
import type { FieldMetaProps } from 'formik';
import { afterPress } from './after-press';

/**
 * What is said of a field: nothing before its reader has been there, or has sent the form. A press that leaves the
 * field finds everything where it was: what the field says then comes, or goes, once the click has landed.
 */
export function useFieldError({ touched, error }: FieldMetaProps<unknown>): string | undefined {
  const current = touched ? error : undefined;
  const [shown, show] = useState(current);
  useEffect(
    () =>
      afterPress(() => {
        show(current);
      }),
    [current],
  );
  return shown;
}
