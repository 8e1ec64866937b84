import { median } from '../measure/median';

/** Lighthouse's categories, as it names them. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a page scored in one run, of 100. */
export type Scores = Readonly<Record<Category, number>>;

/** The least that a page must score; a category that is not named does not count for it. */
export type Bars = Readonly<Partial<Record<Category, number>>>;

/** What a page came to in one category: the median of its runs. */
export interface ScoreResult {
  readonly page: string;
  readonly category: Category;
  readonly score: number;
  readonly bar: number;
  readonly isMet: boolean;
}

/** Judges a page by the medians of its runs. Throws a RangeError where there was none. */
export function judgeScores(page: string, bars: Bars, runs: readonly Scores[]): ScoreResult[] {
  return CATEGORIES.flatMap((category) => {
    const bar = bars[category];
    if (bar === undefined) return [];
    const score = median(runs.map((run) => run[category]));
    return [{ page, category, score, bar, isMet: score >= bar }];
  });
}

/** The results as lines: a page's scores in one, each that misses its bar with it. */
export function scoreLines(results: readonly ScoreResult[]): string {
  const pages = [...new Set(results.map(({ page }) => page))];
  const width = Math.max(...pages.map((page) => page.length));
  const words = ({ category, score, bar, isMet }: ScoreResult): string =>
    `${category} ${String(score)}${isMet ? '' : ` (MISSED: at least ${String(bar)})`}`;
  return pages
    .map((page) => {
      const own = results.filter((result) => result.page === page);
      return `${page.padEnd(width)}  ${own.map(words).join(', ')}`;
    })
    .join('\n');
}
