import { median } from '../../../domain';
import type { Figures, EnquiryOutcome } from '../../../domain';
import type { EnquiryRow, TapRow } from './queries';

const WON = 'Won';
const SPAM = 'Spam';
/** Who calls or walks in is in contact already. */
const BY_SITE = 'Site';
const VIEW = 'View';
const MINUTE_MS = 60_000;

type Counts = { -readonly [Name in keyof Figures]: number };

/** Sums of figures by a key. */
export class FigureTally {
  private readonly sums = new Map<string, Counts>();

  private at(key: string): Counts {
    const known = this.sums.get(key) ?? { enquiries: 0, taps: 0, views: 0 };
    this.sums.set(key, known);
    return known;
  }

  addEnquiry(key: string): void {
    this.at(key).enquiries += 1;
  }

  addTaps(key: string, { channel, total }: TapRow): void {
    this.at(key)[channel === VIEW ? 'views' : 'taps'] += Number(total);
  }

  of(key: string): Figures {
    return this.sums.get(key) ?? { enquiries: 0, taps: 0, views: 0 };
  }

  /** Most enquiries first, then most taps and views. */
  sorted(): readonly (readonly [key: string, figures: Figures])[] {
    return [...this.sums].sort(
      ([, a], [, b]) => b.enquiries - a.enquiries || b.taps - a.taps || b.views - a.views,
    );
  }
}

/** Sums of numbers by a key. */
export class CountTally {
  private readonly sums = new Map<string, number>();

  add(key: string, amount: number): void {
    this.sums.set(key, (this.sums.get(key) ?? 0) + amount);
  }

  of(key: string): number {
    return this.sums.get(key) ?? 0;
  }
}

/** What became of enquiries. */
export class OutcomeTally {
  private enquiries = 0;
  private won = 0;
  private spam = 0;
  private readonly minutes: number[] = [];

  add({ stage, source, receivedAt, firstContactAt }: EnquiryRow): void {
    this.enquiries += 1;
    if (stage === WON) this.won += 1;
    if (stage === SPAM) this.spam += 1;
    if (firstContactAt !== null && (source ?? BY_SITE) === BY_SITE)
      this.minutes.push((Number(firstContactAt) - Number(receivedAt)) / MINUTE_MS);
  }

  result(): EnquiryOutcome {
    const { enquiries, won, spam, minutes } = this;
    const middle = median(minutes);
    return {
      ...{ enquiries, won, spam },
      firstContactMinutes: middle === null ? null : Math.round(middle),
    };
  }
}
