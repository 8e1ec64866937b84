import { dayMonthText, listOfListing, numberText, priceText } from '../../../domain';
import type { Listing, PriceStep } from '../../../domain';
import * as styles from './sections.module.css';

const WIDTH = 600;
const HEIGHT = 120;
/** The part of the width for the present price, after the day of its last change. */
const REST = 60;
const MARGIN = 8;

const at = (value: number): string => String(Math.round(value * 10) / 10);

/** A line with a step at each change. */
function linePath(steps: readonly PriceStep[]): string {
  const amounts = steps.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const days = steps.map(({ on }) => Date.parse(on));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const x = (day: number) => ((WIDTH - REST) * (day - first)) / (last - first);
  const y = (amount: number) => MARGIN + ((HEIGHT - 2 * MARGIN) * (most - amount)) / (most - least);
  const moves = steps.map(({ amount }, index) => {
    const to = `V${at(y(amount))}`;
    return index === 0 ? `M0 ${at(y(amount))}` : `H${at(x(days[index] ?? 0))}${to}`;
  });
  return `${moves.join('')}H${String(WIDTH)}`;
}

/** `−5 %` or `+5 %`; empty for the first price. */
function changeText({ amount }: PriceStep, before: PriceStep | undefined): string {
  if (!before) return '';
  const percent = Math.round((amount / before.amount - 1) * 1000) / 10;
  return `${percent < 0 ? '−' : '+'}${numberText(Math.abs(percent))} %`;
}

/**
 * The HTML of a listing's prices, as a chart and a table with the newest first; null if its price never changed. It is
 * made where the page data are made, because its code is larger than the page's. It contains dates and numbers only.
 * @param steps its prices, oldest first
 */
export function priceChart(listing: Listing, steps: readonly PriceStep[]): string | null {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return null;
  const isRent = listOfListing(listing).offer === 'Rent';
  const text = (amount: number) => priceText(amount, isRent);
  const said = ({ on, amount }: PriceStep) => `${text(amount)} on ${dayMonthText(on)}`;
  const amounts = steps.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const rows = steps.map(
    (step, index) =>
      `<tr><th scope="row">${dayMonthText(step.on)}</th><td>${text(step.amount)}</td>` +
      `<td>${changeText(step, steps[index - 1])}</td></tr>`,
  );
  const label = `From ${said(first)} to ${said(last)}`;
  return (
    `<div class="${styles.plot ?? ''}"><p class="${styles.scale ?? ''}" aria-hidden="true"><span>${text(most)}</span>` +
    `<span>${text(least)}</span></p><svg viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" ` +
    `preserveAspectRatio="none" role="img" aria-label="${label}"><path fill="none" stroke="currentColor" ` +
    `stroke-width="2" vector-effect="non-scaling-stroke" d="${linePath(steps)}"/></svg></div>` +
    `<table class="${styles.prices ?? ''} figures"><thead><tr><th scope="col">Since</th>` +
    `<th scope="col">Price</th><th scope="col">Change</th></tr></thead>` +
    `<tbody>${rows.reverse().join('')}</tbody></table>`
  );
}
