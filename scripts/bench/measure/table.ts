import type { Bar, Result, Unit } from './measure';

const HEAD = ['measure', 'peer', 'ours', 'ratio', 'bar', ''] as const;

/** A figure with its unit, to three digits or more: `8.25 ms`, `118 req/s`. */
export function figure(value: number, unit: Unit): string {
  const decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(decimals)} ${unit}`;
}

/** A ratio, cut short so that one which misses its bar never looks as if it met it. */
export function ratioText(ratio: number, bar: Bar): string {
  const hundredths = 'atLeast' in bar ? Math.floor(ratio * 100) : Math.ceil(ratio * 100);
  return `${(hundredths / 100).toFixed(2)} x`;
}

const barText = (bar: Bar): string =>
  'atLeast' in bar ? `>= ${String(bar.atLeast)} x` : `<= ${String(bar.atMost)} x`;

const cells = ({ title, unit, peer, ours, ratio, bar, isMet }: Result): readonly string[] => [
  title,
  figure(peer, unit),
  figure(ours, unit),
  ratioText(ratio, bar),
  barText(bar),
  isMet ? 'met' : 'MISSED',
];

/** The results as lines of a table, its head first. */
export function table(results: readonly Result[]): string {
  const rows = [HEAD, ...results.map(cells)];
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join('\n');
}
