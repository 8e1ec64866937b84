import { forwardRef } from 'react';
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Frame } from './frame';
import type { InputProps } from './props';

/** The input of a field with one choice, which the user can clear. */
const Choice = forwardRef<HTMLDivElement, InputProps>(function One(props, ref) {
  const { name, required, disabled, value, attribute, onChange } = props;
  const change = (chosen: string | null) => {
    onChange({ target: { name, value: chosen, type: 'string' } });
  };
  return (
    <Frame of={props} ref={ref}>
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
    </Frame>
  );
});

export default Choice;
