import { describe, expect, it } from '@jest/globals';
import type { Review } from '../../domain';
import { applyReviewChange } from './apply-change';

const { signal } = new AbortController();
const review = (_id: string, createdAt: string, hidden = false) =>
  ({ _id, createdAt, hidden }) as Review;
const idsOf = (records: readonly { readonly _id: string }[]) => records.map(({ _id }) => _id);

describe('the newest reviews after a change', () => {
  const shown = [review('b', '2026-02-02'), review('a', '2026-01-01')];
  const apply = applyReviewChange(2);

  it('begin with a new one, and are no more than before', async () => {
    const after = await apply(shown, { record: review('c', '2026-03-03') }, signal);
    expect(idsOf(after)).toEqual(['c', 'b']);
  });

  it('are without one that is hidden, and without one that is older than all of them', async () => {
    expect(idsOf(await apply(shown, { record: review('b', '2026-02-02', true) }, signal))).toEqual([
      'a',
    ]);
    expect(idsOf(await apply(shown, { record: review('0', '2025-01-01') }, signal))).toEqual([
      ...['b', 'a'],
    ]);
  });
});
