import type { InputHTMLAttributes } from 'react';
import { FieldRow } from './field-row';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

export interface TextFieldProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {}

/** A field for one line of text. */
export const TextField = ({ type, inputMode, autoComplete = 'off', ...field }: TextFieldProps) => {
  const { row, input, aria } = useControl(field);
  return (
    <FieldRow {...row}>
      <input
        {...input}
        {...{ type, inputMode }}
        id={row.id}
        className={styles.control}
        autoComplete={autoComplete}
        {...aria}
      />
    </FieldRow>
  );
};
