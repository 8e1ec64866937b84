import { describe, expect, it } from '@jest/globals';
import { askedPage, lastPage, pagerItems } from './page-numbers';

describe('lastPage', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [10_000, 1000],
  ])('is, of %d records at ten a page, %d', (count, last) => {
    expect(lastPage(count, 10)).toBe(last);
  });
});

describe('pagerItems', () => {
  it('shows every page of a few', () => {
    expect(pagerItems(2, 3)).toEqual([1, 2, 3]);
    expect(pagerItems(5, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows a block of five, the first and the last, with gaps between', () => {
    expect(pagerItems(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
  });

  it('puts the block at the edges', () => {
    expect(pagerItems(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pagerItems(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  it('has no gap where no page is left out', () => {
    expect(pagerItems(4, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 20]);
    expect(pagerItems(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows each page once, wherever one is', () => {
    for (let page = 1; page <= 30; page += 1) {
      const pages = pagerItems(page, 30).filter((item) => item !== 'gap');
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages).toContain(page);
    }
  });
});

describe('askedPage', () => {
  it('is the number, or the last page beyond it', () => {
    expect(askedPage('3', 8)).toBe(3);
    expect(askedPage(' 8 ', 8)).toBe(8);
    expect(askedPage('99', 8)).toBe(8);
  });

  it.each(['0', '', '-1', '2.5', 'two'])('ignores %j', (typed) => {
    expect(askedPage(typed, 8)).toBeNull();
  });
});
