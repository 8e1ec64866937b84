import { useId, useRef } from 'react';
import { useField } from 'formik';
import { IconButton } from '../components/icon-button/icon-button';
import { dayText, isoDate } from '../domain';
import { describedBy } from './field-notes';
import { FieldRow } from './field-row';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
}

/** A date field as dd-MM-yyyy: typed, or chosen in the browser's calendar. */
export const DateField = ({ name, label, isRequired = false }: DateFieldProps) => {
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const [input, meta, { setValue }] = useField<string>(name);
  const error = useFieldError(meta);
  return (
    <FieldRow id={id} label={label} isRequired={isRequired} hint="dd-MM-yyyy" error={error}>
      <div className={styles.amount}>
        <input
          {...input}
          id={id}
          className={styles.bare}
          inputMode="numeric"
          autoComplete="off"
          placeholder="dd-MM-yyyy"
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id)}
        />
        <span className={styles.calendar}>
          <input
            ref={calendar}
            type="date"
            className={styles.picker}
            tabIndex={-1}
            aria-hidden
            value={isoDate(input.value) ?? ''}
            onChange={({ target }) =>
              void setValue(target.value === '' ? '' : dayText(target.value))
            }
          />
          <IconButton
            icon="CalendarDays"
            label={`Choose ${label} in a calendar`}
            className={styles.open}
            onClick={() => {
              calendar.current?.showPicker();
            }}
          />
        </span>
      </div>
    </FieldRow>
  );
};
