import type { ReactNode } from 'react';
import { FieldRow } from './field-row';
import { useControl } from './use-control';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

interface AmountFieldProps extends FieldProps {
  /** The sign before the number: `₹`. */
  readonly sign?: string;
  /** The unit after the number: `sq. ft.` */
  readonly unit?: string;
  /** The number in words. */
  readonly words?: string;
  /** Controls after the number. */
  readonly children?: ReactNode;
}

/** A number field with its unit. */
export const AmountField = ({ sign, unit, words, children, ...field }: AmountFieldProps) => {
  const { row, input, aria } = useControl(field);
  return (
    <FieldRow {...row} words={words}>
      <div className={styles.amount}>
        {sign !== undefined && <span className={styles.unit}>{sign}</span>}
        <input
          {...input}
          id={row.id}
          className={styles.bare}
          inputMode="decimal"
          autoComplete="off"
          {...aria}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        {children}
      </div>
    </FieldRow>
  );
};
