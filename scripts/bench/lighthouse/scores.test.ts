import { describe, expect, it } from '@jest/globals';
import { judgeScores, scoreLines } from './scores';

const run = (performance: number, seo = 100) => ({
  ...{ performance, accessibility: 100, 'best-practices': 100, seo },
});

describe('a page’s scores', () => {
  it('are the medians of its runs, held against its bars alone', () => {
    const runs = [run(97), run(99), run(98), run(60), run(100, 90)];
    expect(judgeScores('home', { performance: 98, seo: 100 }, runs)).toEqual([
      { page: 'home', category: 'performance', score: 98, bar: 98, isMet: true },
      { page: 'home', category: 'seo', score: 100, bar: 100, isMet: true },
    ]);
    expect(judgeScores('home', { performance: 99 }, runs)[0]?.isMet).toBe(false);
  });

  it('are none without a run', () => {
    expect(() => judgeScores('home', { seo: 100 }, [])).toThrow(RangeError);
  });

  it('are said in a line a page, with the bar where it is missed', () => {
    const results = [
      ...judgeScores('home', { performance: 98, accessibility: 100 }, [run(97)]),
      ...judgeScores('a list', { seo: 100 }, [run(97)]),
    ];
    expect(scoreLines(results)).toBe(
      'home    performance 97 (MISSED: at least 98), accessibility 100\na list  seo 100',
    );
  });
});
