import { forwardRef } from 'react';
import { Field } from '@strapi/design-system';
import { isoMinute, officeTime } from '../../domain';
import { Frame } from './frame';
import type { InputProps } from './props';

/** The length of `yyyy-MM-ddTHH:mm`. */
const TO_MINUTE = 16;

/** The value of the browser's input: the time at the offices. */
function shownOf(value: unknown): string {
  const iso = typeof value === 'string' ? isoMinute(value) : null;
  return iso === null ? '' : officeTime(new Date(iso)).toISOString().slice(0, TO_MINUTE);
}

/** The input of a minute. It shows and takes the time at the offices, whatever the zone of the browser is. */
const Minute = forwardRef<HTMLInputElement, InputProps>(function Minute(props, ref) {
  const { name, disabled, value, onChange } = props;
  return (
    <Frame of={props}>
      <Field.Input
        ref={ref}
        type="datetime-local"
        disabled={disabled}
        value={shownOf(value)}
        onChange={({ target }) => {
          onChange({ target: { name, value: isoMinute(target.value), type: 'string' } });
        }}
      />
    </Frame>
  );
});

export default Minute;
