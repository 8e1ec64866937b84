import { useId } from 'react';
import { useField } from 'formik';
import { describedBy } from './field-notes';
import { FieldRow } from './field-row';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  /** The label of no choice; without it an option is always chosen. */
  readonly none?: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
}

/** One of a few. */
export const SelectField = ({
  name,
  label,
  options,
  none,
  isRequired = false,
  hint,
}: SelectFieldProps) => {
  const id = useId();
  const [input, meta] = useField<string>(name);
  const error = useFieldError(meta);
  return (
    <FieldRow id={id} label={label} isRequired={isRequired} hint={hint} error={error}>
      <select
        {...input}
        id={id}
        className={styles.control}
        aria-required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldRow>
  );
};
