import { describe, expect, it } from '@jest/globals';
import { addressOf, createRouteTable } from './route-table';

const PATHS = ['/AddImage', '/AddImages', '/DeleteImage', '/openapi.json'];
const { isContract } = createRouteTable(
  PATHS.map((path) => ({ method: 'GET', path, atRoot: true, handler: () => undefined })),
);

describe('the contract’s paths', () => {
  it.each([...PATHS, ...['/addimage', '/AddImages/', '/api', '/api/', '/API/users/login']])(
    '%s is one',
    (path) => {
      expect(isContract({ path })).toBe(true);
    },
  );

  it.each(['/', '/admin', '/upload', '/uploads/AddImage', '/AddImagery', '/apiary', '/_health'])(
    '%s is none',
    (path) => {
      expect(isContract({ path })).toBe(false);
    },
  );

  it('are below /api, but for those at the root', () => {
    expect(addressOf({ path: '/users/login' })).toBe('/api/users/login');
    expect(addressOf({ path: '/DeleteImage', atRoot: true })).toBe('/DeleteImage');
  });
});
