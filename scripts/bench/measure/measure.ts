import { median } from './median';

/** What a bar holds the ratio of our figure to the peer's to. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

export type Unit = 'req/s' | 'ms' | 'pages/s' | 'MB';

/** One thing that is measured, side by side with its peer. */
export interface Measure {
  readonly title: string;
  readonly unit: Unit;
  /** How often each side is measured; the peer and we take turns. */
  readonly rounds: number;
  /** Takes the peer's figure once. */
  readonly peer: () => Promise<number>;
  /** Takes ours once. */
  readonly ours: () => Promise<number>;
  readonly bar: Bar;
}

/** A measure that was taken while its part was prepared: what takes minutes is done once. */
export const measured = (
  { title, unit, bar }: Pick<Measure, 'title' | 'unit' | 'bar'>,
  { peer, ours }: { readonly peer: number; readonly ours: number },
): Measure => ({
  ...{ title, unit, bar, rounds: 1 },
  peer: () => Promise.resolve(peer),
  ours: () => Promise.resolve(ours),
});

/** What a measure came to: medians of its rounds, and whether the bar is met. */
export interface Result extends Pick<Measure, 'title' | 'unit' | 'bar'> {
  readonly peer: number;
  readonly ours: number;
  /** Ours by the peer's. */
  readonly ratio: number;
  readonly isMet: boolean;
}

/** The figures of each side's rounds. */
export interface Figures {
  readonly peer: readonly number[];
  readonly ours: readonly number[];
}

const meets = (bar: Bar, ratio: number): boolean =>
  'atLeast' in bar ? ratio >= bar.atLeast : ratio <= bar.atMost;

/** Judges a measure by the medians of its figures. Throws a RangeError where a side has none. */
export function judge({ title, unit, bar }: Measure, figures: Figures): Result {
  const peer = median(figures.peer);
  const ours = median(figures.ours);
  const ratio = ours / peer;
  return { title, unit, bar, peer, ours, ratio, isMet: meets(bar, ratio) };
}
