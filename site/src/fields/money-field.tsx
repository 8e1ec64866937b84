import { useField } from 'formik';
import { normalizeMoney, priceInWords } from '../domain';
import { AmountField } from './amount-field';
import { focusField } from './focus-field';
import type { FieldProps } from './use-control';
import * as styles from './fields.module.css';

const UNITS = ['Lac', 'Cr'] as const;
/** Matches the number at the start of a typed price. */
const NUMBER = /^\D*([\d.,]*\d)/;

/** The typed price in words; empty if the text is not a price. */
function wordsOf(typed: string): string {
  const rupees = Number(normalizeMoney(typed));
  return Number.isFinite(rupees) && rupees > 0 ? priceInWords(rupees) : '';
}

interface MoneyFieldProps extends FieldProps {
  /** Whether the buttons `Lac` and `Cr` are shown: the number keyboard of a phone has no letters. */
  readonly hasUnits: boolean;
}

/** A price field. It also accepts `2 Cr` and `₹ 97,00,000`, and shows the parsed price in words. */
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
            // Keyboard users type the letters and do not need the buttons.
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
