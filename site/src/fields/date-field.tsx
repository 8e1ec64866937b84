import { useRef } from 'react';
import { IconButton } from '../components/icon-button/icon-button';
import { dayText, isoDate } from '../domain';
import { FieldRow } from './field-row';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

/** A date field with the format dd-MM-yyyy. The user types the date or chooses it in the browser's calendar. */
export const DateField = (props: Omit<FieldProps, 'hint'>) => {
  const calendar = useRef<HTMLInputElement>(null);
  const { row, input, aria, setValue } = useControl({ ...props, hint: 'dd-MM-yyyy' });
  return (
    <FieldRow {...row}>
      <div className={styles.amount}>
        <input
          {...input}
          id={row.id}
          className={styles.bare}
          inputMode="numeric"
          autoComplete="off"
          placeholder="dd-MM-yyyy"
          {...aria}
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
            label={`Choose ${props.label} in a calendar`}
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
