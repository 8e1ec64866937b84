import { useEffect, useState } from 'react';
import type { FieldMetaProps } from 'formik';
import { afterPress } from './press';

/**
 * What is said of a field: nothing before its reader has been there, or has sent the form. A press that leaves the
 * field finds everything where it was: what the field says then comes, or goes, once the click has landed.
 */
export function useFault({ touched, error }: FieldMetaProps<unknown>): string | undefined {
  const fault = touched ? error : undefined;
  const [shown, show] = useState(fault);
  useEffect(
    () =>
      afterPress(() => {
        show(fault);
      }),
    [fault],
  );
  return shown;
}
