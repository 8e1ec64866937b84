import { describe, expect, it } from '@jest/globals';
import type { Award } from '../../domain';
import { applyEditorialChange } from './apply-changes';

const { signal } = new AbortController();
const award = (_id: string, position: number | null) =>
  ({ _id, position, createdAt: '2026-01-01', head: _id }) as Award;
const idsOf = (records: readonly { readonly _id: string }[]) => records.map(({ _id }) => _id);

describe('awards after a change', () => {
  const shown = [award('a', 1), award('c', null)];

  it('have a new one in its place, and one that has got another place', async () => {
    const more = await applyEditorialChange('award', shown, { record: award('b', 2) }, signal);
    expect(idsOf(more)).toEqual(['a', 'b', 'c']);
    expect(
      idsOf(await applyEditorialChange('award', more, { record: award('a', 9) }, signal)),
    ).toEqual([...['b', 'a', 'c']]);
  });

  it('are without one that is gone', async () => {
    expect(idsOf(await applyEditorialChange('award', shown, { deletedId: 'a' }, signal))).toEqual([
      'c',
    ]);
  });
});
