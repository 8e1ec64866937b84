import { describe, expect, it } from '@jest/globals';
import { isContract, ROOT_CALLS, rootCallAt, routeOf } from './root-calls';

describe('the contract’s paths', () => {
  it.each([
    ...ROOT_CALLS.map(({ path }) => path),
    '/addimage',
    '/AddImages/',
    '/api',
    '/api/',
    '/API/users/login',
  ])('%s is one', (path) => {
    expect(isContract({ path })).toBe(true);
  });

  it.each(['/', '/admin', '/upload', '/uploads/AddImage', '/AddImagery', '/apiary', '/_health'])(
    '%s is none',
    (path) => {
      expect(isContract({ path })).toBe(false);
    },
  );

  it('a call is known by its path in any case', () => {
    expect(rootCallAt('/addimages/')).toBe(ROOT_CALLS[1]);
    expect(rootCallAt('/api/AddImages')).toBeUndefined();
  });

  it('a call at the root has its route below /api', () => {
    expect(ROOT_CALLS.map(routeOf)).toEqual([
      '/api/AddImage',
      '/api/AddImages',
      '/api/DeleteImage',
      '/api/openapi.json',
    ]);
  });
});
