import { conversion, dayText, numberText, plural } from '../../domain';
import type { DashboardStep, Days, EnquiryOutcome } from '../../domain';

const HOUR = 60;
const DAY = 24 * HOUR;
const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

export const STEP_LABELS: Readonly<Record<DashboardStep, string>> = {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
};

/** `12 min`, `3 h`, `2 days`; a dash without a value. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < HOUR) return `${numberText(minutes)} min`;
  const isHours = minutes < 2 * DAY;
  const amount = minutes / (isHours ? HOUR : DAY);
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${numberText(rounded)} ${isHours ? 'h' : plural(rounded, 'day')}`;
}

/** `12.5 %`; a dash where there are no enquiries. */
export function conversionText(outcome: EnquiryOutcome): string {
  const share = conversion(outcome);
  return share === null ? '–' : `${numberText(Math.round(share * 1000) / 10)} %`;
}

/** `23 Nov`. @param day yyyy-MM-dd */
const shortDay = (day: string): string =>
  `${String(Number(day.slice(8)))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;

/** The name of a period: `23 Nov`, `17 Nov – 23 Nov`, `Nov 2026`. */
export function periodText(step: DashboardStep, { from, to }: Days): string {
  if (step === 'month') return `${MONTHS[Number(from.slice(5, 7)) - 1] ?? ''} ${from.slice(0, 4)}`;
  return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
}

export const daysText = ({ from, to }: Days): string => `${dayText(from)} to ${dayText(to)}`;
