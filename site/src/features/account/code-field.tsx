import { useEffect, useRef } from 'react';
import { TextField } from '../../fields/text-field';

interface CodeFieldProps {
  /** Whether the field takes the focus when it appears. */
  readonly hasFocus?: boolean;
  readonly hint?: string;
}

/** The field for the code of a second factor. */
export function CodeField({
  hasFocus = false,
  hint = 'From your authenticator app, or a recovery code. Each works once',
}: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) place.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  return (
    <div ref={place}>
      <TextField name="code" label="Code" hint={hint} isRequired autoComplete="one-time-code" />
    </div>
  );
}
