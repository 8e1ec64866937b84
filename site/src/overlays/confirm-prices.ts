import { isUnlikelyPrice, normalizeMoney, numberText } from '../domain';
import { confirm } from './store';

/** A price field of a form, with the typed text. */
interface TypedPrice {
  readonly label: string;
  readonly typed: string;
}

/**
 * Asks about prices below ₹ 1,000: a user in a hurry types `2` for `2 Cr`. @returns whether the user confirms the
 * prices
 */
export async function confirmPrices(prices: readonly TypedPrice[]): Promise<boolean> {
  const unlikely = prices.filter(({ typed }) => isUnlikelyPrice(typed));
  const [first] = unlikely;
  if (!first) return true;
  const rupees = ({ typed }: TypedPrice) => numberText(Number(normalizeMoney(typed)));
  return confirm({
    title: 'Is the price right?',
    text: `${unlikely.map((one) => `${one.label} is ₹ ${rupees(one)}.`).join(' ')} For lakhs and crores write ${rupees(first)} Lac or ${rupees(first)} Cr.`,
    action: 'It is right',
  });
}
