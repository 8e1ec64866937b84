import { expect, it } from '@jest/globals';
import { can } from '../../domain';
import { userEntries } from './staff-entries';

const linksOf = (userType: string) =>
  userEntries(null, (action, area) => can({ userType, superAdmin: false }, action, area), 'me');

it('an admin has the user list', () => {
  expect(linksOf('admin')).toEqual([{ label: 'User List', to: '/UserList/' }]);
});

it('an executive has the user detail, which is what an executive may see', () => {
  expect(linksOf('executive')).toEqual([{ label: 'User Detail', to: '/company/UserDetail/me' }]);
});

it.each(['manager_dwk', 'visiter', 'account'])('%s has neither', (userType) => {
  expect(linksOf(userType)).toEqual([]);
});
