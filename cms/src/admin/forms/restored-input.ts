import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';

interface FormState {
  readonly values: Record<string, unknown>;
  readonly errors: object;
  readonly modified: boolean;
  readonly isSubmitting: boolean;
  readonly setValues: (values: Record<string, unknown>) => void;
}

/**
 * Restores the user's input after a rejected save. Strapi resets the form to the stored record and shows the errors
 * beside it.
 */
export function useRestoredInput(): void {
  const form = useForm('KeptTyping', (state) => state) as unknown as FormState;
  const { values, errors, modified, isSubmitting, setValues } = form;
  const typed = useRef<Record<string, unknown> | null>(null);

  useEffect(() => {
    if (isSubmitting) {
      // Changes during the request are not user input.
      typed.current ??= values;
      return;
    }
    if (!typed.current) return;
    if (Object.keys(errors).length === 0) typed.current = null;
    else if (!modified) setValues(typed.current);
    else if (values !== typed.current) typed.current = null;
  }, [isSubmitting, errors, modified, values, setValues]);
}
