import { describe, expect, it } from '@jest/globals';
import { missingPageAt } from './missing-page';

describe('absentAt', () => {
  it('knows the address of a property', () => {
    const absent = { what: 'property', area: 'dwk', kind: 'propresi', id: 'a1' };
    expect(missingPageAt('/dwk/propresi/PropResiDetail/a1')).toEqual(absent);
    expect(missingPageAt('/dwk/propresi/PropResiDetail/a1/')).toEqual(absent);
    expect(missingPageAt('/dwk/propresi/PropResiDetail')).toEqual({ ...absent, id: '' });
  });

  it('knows the address of a page of a list', () => {
    const absent = { what: 'list page', area: 'ggn', list: 'CR', page: 9 };
    expect(missingPageAt('/ggn/propcom/PropComRentSearchList/9')).toEqual(absent);
    expect(missingPageAt('/ggn/propcom/PropComRentSearchList/')).toEqual({ ...absent, page: 1 });
    expect(missingPageAt('/ggn/propcom/PropComRentSearchList/x')).toEqual({ ...absent, page: NaN });
  });

  it.each([
    '/nowhere',
    '/dwk/',
    '/dwk/propresi/PropResiDetails/a1',
    '/xyz/propresi/PropResiDetail/a',
  ])('knows nothing of %s', (path) => {
    expect(missingPageAt(path)).toBeNull();
  });
});
