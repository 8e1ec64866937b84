import { numberText } from './format/area';
import { dayMonthText } from './format/date-time';
import { officeDay, officeDayStart } from './office-time';

/** An amount of a listing in rupees, and the day from which it had it, at the offices. */
export interface PriceStep {
  /** An ISO date. */
  readonly on: string;
  readonly amount: number;
}

/** The last change of a price, if it lowered the price. */
export interface Reduction {
  /** With at most one decimal. */
  readonly percent: number;
  /** An ISO date. */
  readonly on: string;
}

/** A reduction as pages show it. */
export interface ShownReduction extends Reduction {
  /** `Reduced by 5 % on 12 Nov 2026`. */
  readonly text: string;
  /** The instant (ISO 8601) at which it is not recent any more. Until then pages show it. */
  readonly until: string;
}

/** The days for which a reduction is shown and found. */
const RECENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day (an ISO date) whose reductions are recent. */
export const recentSince = (now: number): string =>
  officeDay(new Date(now - RECENT_DAYS * DAY_MS).toISOString());

/**
 * The prices of a listing, one for each day on which the price changed. A price that did not last until the end of its
 * day is left out: it was a slip.
 * @param prices in their order, with milliseconds since 1970
 */
export function priceSteps(
  prices: readonly { readonly at: number; readonly price: number }[],
): readonly PriceStep[] {
  const byDay = new Map(
    prices.map(({ at, price }) => [officeDay(new Date(at).toISOString()), price]),
  );
  const steps: PriceStep[] = [];
  for (const [on, amount] of byDay) if (steps.at(-1)?.amount !== amount) steps.push({ on, amount });
  return steps;
}

/** The last change of a price; null if it did not lower the price by at least a tenth of a percent. */
export function reductionIn(steps: readonly PriceStep[]): Reduction | null {
  const [before, last] = steps.slice(-2);
  if (!before || !last) return null;
  const percent = Math.round((1 - last.amount / before.amount) * 1000) / 10;
  return percent > 0 ? { percent, on: last.on } : null;
}

/** A reduction with its words and its end. */
export const shownReduction = ({ percent, on }: Reduction): ShownReduction => ({
  percent,
  on,
  text: `Reduced by ${numberText(percent)} % on ${dayMonthText(on)}`,
  until: officeDayStart(on, RECENT_DAYS + 1).toISOString(),
});
