import { describe, expect, it } from '@jest/globals';
import { hasFields, isNumber, isRecord, isText, listOf, oneOf, hasMessage } from './answer-guards';

describe('what the contract promises', () => {
  const isFound = hasFields({ reviews: listOf(isRecord), count: isNumber });

  it('is told from anything else', () => {
    expect(isFound({ reviews: [{ _id: 'r1' }], count: 1, limit: 10 })).toBe(true);
    expect(isFound({ reviews: [], count: 0 })).toBe(true);
    for (const other of [
      ...[null, undefined, 7, '', [], {}, { reviews: [] }, { count: 1 }],
      ...[
        { reviews: 7, count: 1 },
        { reviews: [null], count: 1 },
        { reviews: [], count: '1' },
      ],
    ]) {
      expect(isFound(other)).toBe(false);
    }
  });

  it('may be one of some words', () => {
    expect(hasMessage('success', 'errorPass')({ msg: 'errorPass' })).toBe(true);
    expect(hasMessage('success')({ msg: 'errorPass' })).toBe(false);
    expect(hasMessage('success')({ msg: 7 })).toBe(false);
    expect(oneOf('7')(7)).toBe(false);
  });

  it('may be a list of texts', () => {
    expect(listOf(isText)(['Sector 2'])).toBe(true);
    expect(listOf(isText)(['Sector 2', null])).toBe(false);
    expect(listOf(isText)('Sector 2')).toBe(false);
  });
});
