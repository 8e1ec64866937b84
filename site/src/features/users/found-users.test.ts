import { describe, expect, it } from '@jest/globals';
import type { Account } from '../../domain';
import { withUser } from './found-users';

const user = (_id: string, userStatus: Account['userStatus']) => ({ _id, userStatus }) as Account;
const ACTIVE = user('a', 'active');
const INACTIVE = user('b', 'inactive');
const ALL = { users: [ACTIVE, INACTIVE], count: 2, inactive: 1, offset: 0, limit: 20 };
const ONES = { ...ALL, users: [INACTIVE], count: 1 };

describe('the accounts that were found, after an edit', () => {
  it('show it as it is now, and count who is inactive', () => {
    const ended = user('a', 'inactive');
    expect(withUser(ALL, ended, undefined)).toEqual({
      ...ALL,
      users: [ended, INACTIVE],
      inactive: 2,
    });
  });

  it('let go of one that is no longer what was searched for', () => {
    const found = withUser(ONES, user('b', 'active'), 'inactive');
    expect([found.users, found.count, found.inactive]).toEqual([[], 0, 0]);
  });

  it('take no notice of another', () => {
    expect(withUser(ALL, user('c', 'active'), undefined)).toBe(ALL);
  });
});
