import { cx } from '../styles/cx';
import { FieldRow } from './field-row';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

/** A field for several lines of text. */
export const LongTextField = (props: FieldProps) => {
  const { row, input, aria } = useControl(props);
  return (
    <FieldRow {...row}>
      <textarea
        {...input}
        id={row.id}
        rows={4}
        className={cx(styles.control, styles.many)}
        {...aria}
      />
    </FieldRow>
  );
};
