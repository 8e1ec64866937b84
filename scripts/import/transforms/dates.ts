import { asText, noOptions, transform } from './step';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The last day of `Dec 2024` or `By 2024`, as an ISO date. Any other text gives no date. */
export const lastDay = transform(noOptions(), () => (cell) => {
  const [, word = '', year] = /^([a-z]{2,3}) (\d{4})$/.exec(asText(cell).toLowerCase()) ?? [];
  const month = word === 'by' ? MONTHS.length : MONTHS.indexOf(word) + 1;
  if (year === undefined || month === 0) return null;
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
});
