import { describe, expect, it } from '@jest/globals';
import { readUserQuery, userListAddress } from './user-query';

describe('the address of the user list', () => {
  it('holds page and filters, and gives them back', () => {
    const query = { name: 'Asha', phone: '9200', userStatus: 'inactive', page: 3 } as const;
    const address = userListAddress(query);
    expect(address).toBe('/UserList/?name=Asha&phone=9200&userStatus=inactive&page=3');
    expect(readUserQuery(new URL(address, 'http://site').search)).toEqual(query);
  });

  it.each(['9200000081', '+91 92000 00081'])('holds no phone: %s', (phone) => {
    expect(userListAddress({ phone, page: 1 })).toBe('/UserList/?phone=000081');
    expect(userListAddress({ name: phone, page: 1 })).toBe('/UserList/?name=000081');
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
