import { log } from '../../lib/log';
import { median } from './statistics';

/** The limit for the ratio of our figure to the peer's. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

export type Unit = 'req/s' | 'ms' | 'pages/s' | 'rows/s' | 'MB' | 'writes';

/** One measured quantity of the product and of its peer. */
export interface Measure {
  readonly title: string;
  readonly unit: Unit;
  /** The number of measurements of each side, in turn. */
  readonly rounds: number;
  /** Measures the peer once. */
  readonly peer: () => Promise<number>;
  /** Measures the product once. */
  readonly ours: () => Promise<number>;
  readonly bar: Bar;
}

/** A measure with figures from an earlier run, because a run of minutes is done only once. */
export const measured = ({
  peer,
  ours,
  ...measure
}: Pick<Result, 'title' | 'unit' | 'bar' | 'peer' | 'ours'>): Measure => ({
  ...{ ...measure, rounds: 1 },
  peer: () => Promise.resolve(peer),
  ours: () => Promise.resolve(ours),
});

/** A figure from an earlier run against a limit in place of a peer. */
export const withinLimit = (title: string, unit: Unit, limit: number, ours: number): Measure =>
  measured({ title: `${title} (peer: the limit)`, unit, bar: { atMost: 1 }, peer: limit, ours });

/** The medians of a measure's rounds, and whether the bar is met. */
export interface Result extends Pick<Measure, 'title' | 'unit' | 'bar'> {
  readonly peer: number;
  readonly ours: number;
  /** Our figure divided by the peer's. */
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

/** The result of a measure's figures. Throws a RangeError if a side has none. */
export function resultOf({ title, unit, bar }: Measure, figures: Figures): Result {
  const peer = median(figures.peer);
  const ours = median(figures.ours);
  const ratio = ours / peer;
  return { title, unit, bar, peer, ours, ratio, isMet: meets(bar, ratio) };
}

/** Runs a measure: each side once as a warm-up, then the peer and the product in turn. Logs the figures. */
export async function runMeasure(measure: Measure): Promise<Result> {
  const { title, unit, rounds } = measure;
  log(`${title}: ${String(rounds)} rounds …`);
  await measure.peer();
  await measure.ours();
  const peer: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    peer.push(await measure.peer());
    ours.push(await measure.ours());
  }
  const result = resultOf(measure, { peer, ours });
  const all = (figures: readonly number[]) =>
    figures.map((one) => formatFigure(one, unit)).join(', ');
  log(`  peer ${formatFigure(result.peer, unit)} (${all(peer)})`);
  log(`  ours ${formatFigure(result.ours, unit)} (${all(ours)}): ${formatRatio(result)}`);
  return result;
}

/** A figure with its unit, with at least three digits: `8.25 ms`, `118 req/s`. */
export function formatFigure(value: number, unit: Unit): string {
  const decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(decimals)} ${unit}`;
}

/** A ratio, rounded away from the bar, so that a ratio that misses the bar never appears to meet it. */
export function formatRatio({ ratio, bar }: Pick<Result, 'ratio' | 'bar'>): string {
  const hundredths = 'atLeast' in bar ? Math.floor(ratio * 100) : Math.ceil(ratio * 100);
  return `${(hundredths / 100).toFixed(2)} x`;
}

/** Prints the results as a table. */
export const printResults = (results: readonly Result[]): void => {
  console.table(
    results.map(({ title, unit, peer, ours, ratio, bar, isMet }) => ({
      measure: title,
      peer: formatFigure(peer, unit),
      ours: formatFigure(ours, unit),
      ratio: formatRatio({ ratio, bar }),
      bar: 'atLeast' in bar ? `>= ${String(bar.atLeast)} x` : `<= ${String(bar.atMost)} x`,
      result: isMet ? 'met' : 'MISSED',
    })),
  );
};
