import { useEffect, useState } from 'react';
import type { FieldMetaProps } from 'formik';
import { afterPress } from './after-press';

/**
 * The error of a field, once it was touched or submitted. It changes after the click of a press in progress, so that
 * the press does not miss its target.
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
