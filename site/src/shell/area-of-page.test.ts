import { expect, it } from '@jest/globals';
import { areaOfPage } from './area-of-page';

const INACTIVE = '/ggn/propresi/PropResiDetail/abc';

it('is the region of the context', () => {
  expect(areaOfPage({ area: 'dwk' }, '/dwk/')).toBe('dwk');
  expect(areaOfPage({ area: 'dwk' }, null)).toBe('dwk');
});

it('is the region in the address of a listing without a page', () => {
  expect(areaOfPage({}, INACTIVE)).toBe('ggn');
  expect(areaOfPage({}, null)).toBeNull();
});

it.each(['/', '/nowhere', '/UserList/'])('is none at %s', (path) => {
  expect(areaOfPage({}, path)).toBeNull();
});
