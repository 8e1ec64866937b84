import { forwardRef } from 'react';
import { Field, MultiSelect, MultiSelectOption } from '@strapi/design-system';
import type { InputProps } from './props';

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The input of a field with several choices. */
const Choices = forwardRef<HTMLDivElement, InputProps>(function Several(props, ref) {
  const { name, label, hint, required, disabled, error, value, attribute, onChange } = props;
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required} ref={ref}>
      <Field.Label>{label}</Field.Label>
      <MultiSelect
        disabled={disabled}
        value={listOf(value)}
        withTags
        onChange={(chosen: string[]) => {
          onChange({ target: { name, value: chosen, type: 'json' } });
        }}
      >
        {(attribute.options?.choices ?? []).map((choice) => (
          <MultiSelectOption key={choice} value={choice}>
            {choice}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
});

export default Choices;
