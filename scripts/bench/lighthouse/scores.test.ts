import { describe, expect, it } from '@jest/globals';
import { scoreResults } from './scores';

const run = (performance: number, seo = 100) => ({
  ...{ performance, accessibility: 100, 'best-practices': 100, seo },
});

describe('the scores of a page', () => {
  it('are the medians of its runs, compared with its own bars', () => {
    const runs = [run(97), run(99), run(98), run(60), run(100, 90)];
    expect(scoreResults('home', { performance: 98, seo: 100 }, runs)).toEqual([
      { page: 'home', category: 'performance', score: 98, bar: 98, isMet: true },
      { page: 'home', category: 'seo', score: 100, bar: 100, isMet: true },
    ]);
    expect(scoreResults('home', { performance: 99 }, runs)[0]?.isMet).toBe(false);
  });

  it('need a run', () => {
    expect(() => scoreResults('home', { seo: 100 }, [])).toThrow(RangeError);
  });
});
