import { describe, expect, it } from '@jest/globals';
import { readUserQuery, userListAddress } from './user-query';

describe('the address of the user list', () => {
  it('holds page and filters, and gives them back', () => {
    const query = { name: 'Asha', phone: '9200', userStatus: 'inactive', page: 3 } as const;
    const address = userListAddress(query);
    expect(address).toBe('/UserList/?name=Asha&phone=9200&userStatus=inactive&page=3');
    expect(readUserQuery(new URL(address, 'http://site').search)).toEqual(query);
  });

  it('is short where nothing is asked', () => {
    expect(userListAddress({ page: 1 })).toBe('/UserList/');
    expect(readUserQuery('')).toEqual({ page: 1 });
  });

  it.each(['0', '-2', 'x', ''])('takes page %p for the first', (page) => {
    expect(readUserQuery(`?page=${page}`).page).toBe(1);
  });

  it('knows no status but inactive', () => {
    expect(readUserQuery('?userStatus=any')).toEqual({ page: 1 });
  });
});
