import { median } from '../measure/statistics';

/** Lighthouse's categories, with Lighthouse's names. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The scores of a page in one run, out of 100. */
export type Scores = Readonly<Record<Category, number>>;

/** The minimum scores of a page; a missing category does not count. */
export type Bars = Readonly<Partial<Scores>>;

/** The score of a page in one category: the median of its runs. */
export interface ScoreResult {
  readonly page: string;
  readonly category: Category;
  readonly score: number;
  readonly bar: number;
  readonly isMet: boolean;
}

/** The scores of a page in the categories of its bars. Throws a RangeError if there are no runs. */
export const scoreResults = (page: string, bars: Bars, runs: readonly Scores[]): ScoreResult[] =>
  CATEGORIES.flatMap((category) => {
    const bar = bars[category];
    if (bar === undefined) return [];
    const score = median(runs.map((run) => run[category]));
    return [{ page, category, score, bar, isMet: score >= bar }];
  });
