import { describe, expect, it } from '@jest/globals';
import { baseWithConflicts, changedValues, mergeEdits } from './edits';

const BASE = { price: '100', address: 'Old road', amenities: ['Lift'], hidden: false };

describe('what a form changes', () => {
  it('is what differs from what it began with, not what is around it', () => {
    expect(changedValues(BASE, { ...BASE })).toEqual({});
    expect(changedValues(BASE, { ...BASE, address: ' Old road ' })).toEqual({});
    expect(changedValues(BASE, { ...BASE, amenities: ['Lift', 'Park'], hidden: true })).toEqual({
      amenities: ['Lift', 'Park'],
      hidden: true,
    });
    expect(changedValues({}, { price: '', address: 'New' })).toEqual({ address: 'New' });
  });
});

describe('a form whose record somebody else has changed', () => {
  it('keeps what was typed, and takes all else as it is now', () => {
    const mine = { ...BASE, price: '90' };
    const fresh = { ...BASE, address: 'New road', amenities: [] };
    expect(mergeEdits(BASE, mine, fresh)).toEqual({
      values: { ...fresh, price: '90' },
      conflicts: [],
    });
  });

  it('names a field that both changed, unless into the same', () => {
    const mine = { ...BASE, price: '90', address: 'New road' };
    const fresh = { ...BASE, price: '80', address: 'New road' };
    const { values, conflicts } = mergeEdits(BASE, mine, fresh);
    expect(values).toEqual(mine);
    expect(conflicts).toEqual([{ name: 'price', base: '100', theirs: '80' }]);
    // A second merge before the choice keeps the conflict.
    expect(mergeEdits(baseWithConflicts(fresh, conflicts), values, fresh).conflicts).toEqual(
      conflicts,
    );
  });
});
