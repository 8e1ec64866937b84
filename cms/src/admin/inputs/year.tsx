import { forwardRef } from 'react';
import { Field } from '@strapi/design-system';
import { Frame } from './frame';
import type { InputProps } from './props';

const DIGITS = /^\d+$/;

/** The input of a year. Strapi's number input would show `2,020`. */
const Year = forwardRef<HTMLInputElement, InputProps>(function Year(props, ref) {
  const { name, disabled, value, onChange } = props;
  return (
    <Frame of={props}>
      <Field.Input
        ref={ref}
        type="text"
        inputMode="numeric"
        disabled={disabled}
        value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
        onChange={({ target }) => {
          const text = target.value.trim();
          onChange({
            target: {
              name,
              value: DIGITS.test(text) ? Number(text) : text || null,
              type: 'integer',
            },
          });
        }}
      />
    </Frame>
  );
});

export default Year;
