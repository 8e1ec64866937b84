import { forwardRef, useState } from 'react';
import { Field, Typography } from '@strapi/design-system';
import { isUnlikelyPrice, normalizeMoney, numberText, priceInWords } from '../../domain';
import { Frame } from './frame';
import type { InputProps } from './props';

/** Converts a typed price to the form's value: a number; null if empty; any other text, which the server rejects. */
function valueOf(typed: string): number | string | null {
  const plain = normalizeMoney(typed);
  if (plain === '') return null;
  return Number.isFinite(Number(plain)) ? Number(plain) : plain;
}

/** The shown text of a stored price: `97,00,000`. */
const shownOf = (value: unknown): string =>
  typeof value === 'number' ? numberText(value) : typeof value === 'string' ? value : '';

/** The parsed price in words, with a question below ₹ 1,000. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'number' || value <= 0) return '';
  const words = priceInWords(value);
  return isUnlikelyPrice(String(value))
    ? `${words} rupees? For lakhs and crores write ${String(value)} Lac or ${String(value)} Cr.`
    : words;
}

/** The input of a price: it accepts `2 Cr` and `₹ 97,00,000`, and shows the parsed price in words. */
const Money = forwardRef<HTMLInputElement, InputProps>(function Money(props, ref) {
  const { name, disabled, value, onChange } = props;
  const [typed, setTyped] = useState('');
  const shown = valueOf(typed) === (value ?? null) ? typed : shownOf(value);
  return (
    <Frame of={props}>
      <Field.Input
        ref={ref}
        type="text"
        autoComplete="off"
        disabled={disabled}
        startAction="₹"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ target: { name, value: valueOf(target.value), type: 'float' } });
        }}
      />
      <Typography variant="pi" textColor="neutral600" aria-live="polite">
        {wordsOf(value)}
      </Typography>
    </Frame>
  );
});

export default Money;
