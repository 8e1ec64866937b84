import { useField } from 'formik';
import { normalizeMoney, priceInWords } from '../domain';
import { AmountField } from './amount-field';
import { focusField } from './focus-field';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

const UNITS = ['Lac', 'Cr'] as const;
/** The number that a typed price begins with. */
const NUMBER = /^\D*([\d.,]*\d)/;

/** The typed price in words; empty where it is not a price. */
function wordsOf(typed: string): string {
  const rupees = Number(normalizeMoney(typed));
  return Number.isFinite(rupees) && rupees > 0 ? priceInWords(rupees) : '';
}

interface MoneyFieldProps extends FieldProps {
  /** Whether it offers `Lac` and `Cr` as buttons: a phone's number keys have no letters. */
  readonly hasUnits: boolean;
}

/** A price: `2 Cr` and `₹ 97,00,000` are taken too, and what was understood is shown in words. */
export const MoneyField = ({ hasUnits, ...field }: MoneyFieldProps) => {
  const { name } = field;
  const [{ value }, , { setValue }] = useField<string>(name);
  const number = NUMBER.exec(value)?.[1];
  return (
    <AmountField {...field} sign="₹" words={wordsOf(value)}>
      {hasUnits &&
        UNITS.map((unit) => (
          <button
            key={unit}
            type="button"
            className={styles.unitButton}
            // The keyboard types the letters.
            tabIndex={-1}
            onClick={() => {
              if (number !== undefined) void setValue(`${number} ${unit}`);
              const [input] = document.getElementsByName(name);
              if (input) focusField(input);
            }}
          >
            {unit}
          </button>
        ))}
    </AmountField>
  );
};
