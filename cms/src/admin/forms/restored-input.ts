import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { withInput } from './with-input';
import type { Sent, Values } from './with-input';

interface FormState {
  readonly values: Values;
  readonly initialValues: Values;
  readonly errors: object;
  readonly modified: boolean;
  readonly isSubmitting: boolean;
  readonly setValues: (values: Values) => void;
}

/**
 * Restores the user's input after a rejected save. Strapi resets the form to the stored record and shows the errors
 * beside it. Fields that the user did not change keep their stored values, which somebody else may have changed.
 */
export function useRestoredInput(): void {
  const form = useForm('KeptTyping', (state) => state) as unknown as FormState;
  const { values, initialValues, errors, modified, isSubmitting, setValues } = form;
  const sent = useRef<Sent | null>(null);
  const restored = useRef<Values | null>(null);

  useEffect(() => {
    if (isSubmitting) {
      // Changes during the request are not user input.
      sent.current ??= { values, initialValues };
      return;
    }
    if (!sent.current) return;
    if (Object.keys(errors).length === 0) sent.current = null;
    else if (!modified) {
      restored.current = withInput(values, sent.current);
      if (restored.current !== values) setValues(restored.current);
    } else if (values !== restored.current && values !== sent.current.values) sent.current = null;
  }, [isSubmitting, errors, modified, values, initialValues, setValues]);
}
