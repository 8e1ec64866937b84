import { describe, expect, it } from '@jest/globals';
import { addressOf, isContract } from './addresses';

describe('the contract’s paths', () => {
  it.each([
    ...['/AddImage', '/AddImages', '/DeleteImage', '/openapi.json'],
    ...['/addimage', '/AddImages/', '/api', '/api/', '/API/users/login'],
  ])('%s is one', (path) => {
    expect(isContract({ path })).toBe(true);
  });

  it.each(['/', '/admin', '/upload', '/uploads/AddImage', '/AddImagery', '/apiary', '/_health'])(
    '%s is none',
    (path) => {
      expect(isContract({ path })).toBe(false);
    },
  );

  it('are below /api, but for those that stand beside it', () => {
    expect(['/users/login', '/DeleteImage', '/ImageDeleteBulk'].map(addressOf)).toEqual([
      '/api/users/login',
      '/DeleteImage',
      '/api/ImageDeleteBulk',
    ]);
  });
});
