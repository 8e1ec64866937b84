import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import { Field } from '@strapi/design-system';
import type { InputProps } from './props';

interface FrameProps {
  /** The props of the input. */
  readonly of: InputProps;
  readonly children: ReactNode;
}

/** An input with its label above, its error and its hint below. */
export const Frame = forwardRef<HTMLDivElement, FrameProps>(function Frame({ of, children }, ref) {
  const { name, label, hint, required, error } = of;
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required} ref={ref}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
});
