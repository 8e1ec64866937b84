import { useId } from 'react';
import { useField } from 'formik';
import { describedBy } from './field-notes';
import { FieldRow } from './field-row';
import { normalizeAmount } from './normalize-amount';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
  /** Before the number: `₹`. */
  readonly sign?: string;
  /** Behind the number: `sq. ft.` */
  readonly unit?: string;
  /** The number in words. */
  readonly inWords?: (amount: number) => string;
}

/** The typed amount in words; empty where it is not an amount. */
function wordsOf(typed: string, inWords: (amount: number) => string): string {
  const amount = Number(normalizeAmount(typed));
  return Number.isFinite(amount) && amount > 0 ? inWords(amount) : '';
}

/** A number field with its unit, and with the amount in words. */
export const AmountField = (props: AmountFieldProps) => {
  const { name, label, isRequired = false, hint, sign, unit, inWords } = props;
  const id = useId();
  const [input, meta] = useField<string>(name);
  const error = useFieldError(meta);
  const words = inWords && wordsOf(input.value, inWords);
  return (
    <FieldRow id={id} label={label} isRequired={isRequired} hint={hint} words={words} error={error}>
      <div className={styles.amount}>
        {sign !== undefined && <span className={styles.unit}>{sign}</span>}
        <input
          {...input}
          id={id}
          className={styles.bare}
          inputMode="decimal"
          autoComplete="off"
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id)}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </div>
    </FieldRow>
  );
};
