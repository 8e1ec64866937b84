import { beforeEach, expect, it, jest } from '@jest/globals';
import { navigate } from 'gatsby';
import type { ListData } from '../list/list-data';
import { keepPlace } from './keep-place';

const hrefOf = (page: number) => `/list/${String(page)}`;
const shown = (page: number, limit: number): ListData => ({ lists: [], count: 500, limit, page });

beforeEach(() => {
  jest.mocked(navigate).mockClear();
});

it.each([
  [5, 10, 100, 1],
  [11, 10, 100, 2],
  [2, 100, 10, 11],
  [3, 25, 10, 6],
  [6, 10, 25, 3],
])('page %i of %i is with %i listings per page %i', (page, limit, next, goal) => {
  keepPlace(shown(page, limit), next, hrefOf);
  expect(jest.mocked(navigate)).toHaveBeenCalledWith(hrefOf(goal), { replace: true });
});

it('stays on the first page, on the same one, and while it loads', () => {
  keepPlace(shown(1, 10), 100, hrefOf);
  keepPlace(shown(4, 25), 25, hrefOf);
  keepPlace(null, 100, hrefOf);
  expect(jest.mocked(navigate)).not.toHaveBeenCalled();
});
