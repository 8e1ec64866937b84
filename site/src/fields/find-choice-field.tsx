import type { ReactNode } from 'react';
import { Button } from '../components/button/button';
import { cx } from '../styles/cx';
import { describedBy, FieldNotes } from './field-notes';
import { FindOptions } from './find-options';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

interface FindChoiceFieldProps extends FieldProps {
  readonly options: readonly string[];
  /** Content below the options: another way to find an option. */
  readonly children?: ReactNode;
}

/** A field for one of many options; typing filters them. */
export const FindChoiceField = ({ options, children, ...field }: FindChoiceFieldProps) => {
  const {
    row: { id, label, isRequired, hint, error },
    input: { name, value, onChange },
    setValue,
  } = useControl(field);
  return (
    <fieldset className={styles.row} aria-describedby={describedBy(id)}>
      <legend className={styles.label}>
        <span className={cx(isRequired && styles.required)}>{label}</span>
        {value !== '' && <span className={styles.hint}> · {value}</span>}
      </legend>
      <FindOptions
        {...{ id, name, label, options, onChange }}
        chosen={value === '' ? [] : [value]}
        group={{ isRequired }}
      />
      <div className="wrap-8">
        {!isRequired && value !== '' && (
          <Button variant="quiet" size="small" onClick={() => void setValue('')}>
            None of them
          </Button>
        )}
        {children}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
};
