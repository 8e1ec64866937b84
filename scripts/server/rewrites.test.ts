import { describe, expect, it } from '@jest/globals';
import { rewriteFor } from './rewrites';

const rewrite = (match: string) => ({ match, file: `${match}.html`, status: 200 });
const TABLE = ['/company/UserDetail/*', '/dwk/:kind/Detail/:id', '/dwk/*', '/exact'].map(rewrite);
const answered = (path: string): string | undefined =>
  rewriteFor(TABLE, path.split('/').filter(Boolean))?.match;

describe('rewrites', () => {
  it.each([
    ['/company/UserDetail/1', '/company/UserDetail/*'],
    ['/company/UserDetail/1/2', '/company/UserDetail/*'],
    ['/company/UserDetail', '/company/UserDetail/*'],
    ['/company/UserEdit/1', undefined],
    ['/dwk/propresi/Detail/1', '/dwk/:kind/Detail/:id'],
    ['/dwk/propresi/Detail', '/dwk/*'],
    ['/exact/', '/exact'],
    ['/exact/more', undefined],
    ['/', undefined],
  ])('%s is answered by %s', (path, match) => {
    expect(answered(path)).toBe(match);
  });
});
