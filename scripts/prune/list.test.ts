import { describe, expect, it } from '@jest/globals';
import { linesOf } from './list';

const ORPHANS = [
  { path: '/uploads/a.webp', kind: 'unnamed', bytes: 1_234_567 },
  { path: '/uploads/b.webp', kind: 'stray', bytes: 1500 },
] as const;

describe('the list of orphans', () => {
  it('names each with its size and why, and the total', () => {
    expect(linesOf(ORPHANS, false)).toEqual([
      '    1.2 MB  /uploads/a.webp  (no record names it)',
      '    1.5 kB  /uploads/b.webp  (a file of no picture)',
      'To be removed: 2 pictures, 1.2 MB. Nothing was: npm run images:prune -- --delete does it.',
    ]);
  });

  it('says what was removed, and where there was nothing to', () => {
    expect(linesOf(ORPHANS.slice(1), true).at(-1)).toBe('Removed: 1 picture, 1.5 kB.');
    expect(linesOf([], true)).toEqual(['Every stored picture is named: nothing to remove.']);
  });
});
