import { describe, expect, it } from '@jest/globals';
import type { Award, Review } from '../domain';
import { applyAwardChange, applyReviewChange } from './apply-changes';

const { signal } = new AbortController();
const award = (_id: string, position: number | null) =>
  ({ _id, position, createdAt: '2026-01-01', head: _id }) as Award;
const review = (_id: string, createdAt: string, hidden = false) =>
  ({ _id, createdAt, hidden }) as Review;
const idsOf = (records: readonly { readonly _id: string }[]) => records.map(({ _id }) => _id);

describe('awards after a change', () => {
  const shown = [award('a', 1), award('c', null)];

  it('have a new one in its place, and one that has got another place', async () => {
    const more = await applyAwardChange(shown, { record: award('b', 2) }, signal);
    expect(idsOf(more)).toEqual(['a', 'b', 'c']);
    expect(idsOf(await applyAwardChange(more, { record: award('a', 9) }, signal))).toEqual([
      ...['b', 'a', 'c'],
    ]);
  });

  it('are without one that is gone', async () => {
    expect(idsOf(await applyAwardChange(shown, { gone: 'a' }, signal))).toEqual(['c']);
  });
});

describe('the newest reviews after a change', () => {
  const shown = [review('b', '2026-02-02'), review('a', '2026-01-01')];
  const renewed = applyReviewChange(2);

  it('begin with a new one, and are no more than before', async () => {
    const after = await renewed(shown, { record: review('c', '2026-03-03') }, signal);
    expect(idsOf(after)).toEqual(['c', 'b']);
  });

  it('are without one that is hidden, and without one that is older than all of them', async () => {
    expect(
      idsOf(await renewed(shown, { record: review('b', '2026-02-02', true) }, signal)),
    ).toEqual(['a']);
    expect(idsOf(await renewed(shown, { record: review('0', '2025-01-01') }, signal))).toEqual([
      ...['b', 'a'],
    ]);
  });
});
