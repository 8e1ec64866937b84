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
 * Keeps what was typed where the server refuses it. Strapi shows a save as done at once, and where it is refused
 * takes the form back to what is stored, with the messages beside it.
 */
export function useKeptTyping(): void {
  const form = useForm('KeptTyping', (state) => state) as unknown as FormState;
  const { values, errors, modified, isSubmitting, setValues } = form;
  const typed = useRef<Record<string, unknown> | null>(null);

  useEffect(() => {
    if (isSubmitting) {
      // What comes while it is being sent is not typed.
      typed.current ??= values;
      return;
    }
    if (!typed.current) return;
    if (Object.keys(errors).length === 0) typed.current = null;
    else if (!modified) setValues(typed.current);
    else if (values !== typed.current) typed.current = null;
  }, [isSubmitting, errors, modified, values, setValues]);
}
