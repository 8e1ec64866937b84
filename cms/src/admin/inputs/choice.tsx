import { forwardRef } from 'react';
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { InputProps } from './props';

/** The input of a field with one choice, which the user can clear. */
const Choice = forwardRef<HTMLDivElement, InputProps>(function One(props, ref) {
  const { name, label, hint, required, disabled, error, value, attribute, onChange } = props;
  const change = (chosen: string | null) => {
    onChange({ target: { name, value: chosen, type: 'string' } });
  };
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required} ref={ref}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        disabled={disabled}
        value={typeof value === 'string' ? value : null}
        onChange={(chosen) => {
          change(String(chosen));
        }}
        onClear={
          disabled === true || required === true
            ? undefined
            : () => {
                change(null);
              }
        }
      >
        {(attribute.options?.choices ?? []).map((choice) => (
          <SingleSelectOption key={choice} value={choice}>
            {choice}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
});

export default Choice;
