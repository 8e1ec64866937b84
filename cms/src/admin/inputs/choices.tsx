import { forwardRef } from 'react';
import { MultiSelect, MultiSelectOption } from '@strapi/design-system';
import { Frame } from './frame';
import type { InputProps } from './props';

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The input of a field with several choices. */
const Choices = forwardRef<HTMLDivElement, InputProps>(function Several(props, ref) {
  const { name, disabled, value, attribute, onChange } = props;
  return (
    <Frame of={props} ref={ref}>
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
    </Frame>
  );
});

export default Choices;
