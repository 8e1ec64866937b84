import { useRef } from 'react';
import { IconButton } from '../components/icon-button/icon-button';
import { dayText, isoDate, isoMinute, minuteText, officeTime } from '../domain';
import { FieldRow } from './field-row';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

interface DateFieldProps extends FieldProps {
  /** Whether the value has a time, at the offices. */
  readonly hasTime?: boolean;
}

/** The length of `yyyy-MM-ddTHH:mm`. */
const TO_MINUTE = 16;

/** The value of the browser's calendar for a typed time. */
function calendarTime(typed: string): string {
  const iso = isoMinute(typed);
  return iso === null ? '' : officeTime(new Date(iso)).toISOString().slice(0, TO_MINUTE);
}

/** The typed form of a time that was chosen in the browser's calendar. */
function typedTime(chosen: string): string {
  const iso = isoMinute(chosen);
  return iso === null ? '' : minuteText(iso);
}

/** A date field with the format dd-MM-yyyy. The user types the date or chooses it in the browser's calendar. */
export const DateField = ({ hasTime = false, hint, ...props }: DateFieldProps) => {
  const calendar = useRef<HTMLInputElement>(null);
  const format = hasTime ? 'dd-MM-yyyy HH:mm' : 'dd-MM-yyyy';
  const words = hint === undefined ? format : `${format}. ${hint}`;
  const { row, input, aria, setValue } = useControl({ ...props, hint: words });
  const typedDay = (chosen: string) => (chosen === '' ? '' : dayText(chosen));
  return (
    <FieldRow {...row}>
      <div className={styles.amount}>
        <input
          {...input}
          id={row.id}
          className={styles.bare}
          inputMode="numeric"
          autoComplete="off"
          placeholder={format}
          {...aria}
        />
        <span className={styles.calendar}>
          <input
            ref={calendar}
            type={hasTime ? 'datetime-local' : 'date'}
            className={styles.picker}
            tabIndex={-1}
            aria-hidden
            value={hasTime ? calendarTime(input.value) : (isoDate(input.value) ?? '')}
            onChange={({ target }) => void setValue((hasTime ? typedTime : typedDay)(target.value))}
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
