import { forwardRef } from 'react';
import { Field } from '@strapi/design-system';
import type { InputProps } from './props';

const WORDS = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows a time that is stored as milliseconds since 1970; read-only. */
const Moment = forwardRef<HTMLInputElement, InputProps>(function Moment(props, ref) {
  const { name, label, hint, value } = props;
  const at = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  return (
    <Field.Root name={name} id={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        ref={ref}
        type="text"
        disabled
        value={Number.isFinite(at) ? WORDS.format(at) : ''}
      />
      <Field.Hint />
    </Field.Root>
  );
});

export default Moment;
