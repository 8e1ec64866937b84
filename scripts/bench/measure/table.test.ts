import { describe, expect, it } from '@jest/globals';
import { figure, ratioText, table } from './table';

describe('figure', () => {
  it.each([
    [8.254, '8.25 ms'],
    [82.54, '82.5 ms'],
    [825.4, '825 ms'],
  ])('of %d', (value, text) => {
    expect(figure(value, 'ms')).toBe(text);
  });
});

describe('ratioText', () => {
  it('never rounds towards the bar', () => {
    expect(ratioText(9.999, { atLeast: 10 })).toBe('9.99 x');
    expect(ratioText(1.301, { atMost: 1.3 })).toBe('1.31 x');
  });
});

describe('table', () => {
  it('shows both figures, the ratio, the bar and the verdict', () => {
    const search = { title: 'search', unit: 'req/s', peer: 118, ours: 1239, ratio: 10.5 } as const;
    const upload = { title: 'an upload', unit: 'ms', peer: 400, ours: 600, ratio: 1.5 } as const;
    expect(
      table([
        { ...search, bar: { atLeast: 10 }, isMet: true },
        { ...upload, bar: { atMost: 1.3 }, isMet: false },
      ]),
    ).toBe(
      [
        'measure         peer        ours    ratio       bar',
        '---------  ---------  ----------  -------  --------  ------',
        'search     118 req/s  1239 req/s  10.50 x   >= 10 x     met',
        'an upload     400 ms      600 ms   1.50 x  <= 1.3 x  MISSED',
      ].join('\n'),
    );
  });
});
