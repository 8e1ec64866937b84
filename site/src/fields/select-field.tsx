import { FieldRow } from './field-row';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly string[];
  /** The label of the empty choice; without it an option is always chosen. */
  readonly none?: string;
  /** Called after a choice, if other fields depend on it. */
  readonly onChosen?: ((option: string) => void) | undefined;
}

/** A field for one of a few options. */
export const SelectField = ({ options, none, onChosen, ...field }: SelectFieldProps) => {
  const { row, input, aria } = useControl(field);
  return (
    <FieldRow {...row}>
      <select
        {...input}
        id={row.id}
        className={styles.control}
        {...aria}
        onChange={(event) => {
          input.onChange(event);
          onChosen?.(event.target.value);
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldRow>
  );
};
