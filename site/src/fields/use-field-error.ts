import { useEffect, useState } from 'react';
import type { FieldMetaProps } from 'formik';
import { afterPress } from './after-press';

/**
 * Returns the error of a field after the field was touched or the form was submitted. The error changes after the click
 * of a press in progress, so that it does not move the target of the press.
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
