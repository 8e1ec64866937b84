import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { changeOwnPassword, changePasswordOf } from './change-password';
import { findOwnAccount, login, logout } from './login';
import { register } from './registration';
import { editUser, endUserSession, findUser, findUsers } from './users';

const forAll = { method: 'POST', who: 'sign in' } as const;
const forOwn = { who: 'use the own account' } as const;
const forAdmins = { who: 'edit users' } as const;

export const ACCOUNT_ROUTES: readonly ContractRoute[] = [
  route({ path: '/users/login', ...forAll, handle: (call) => login(call, false) }),
  route({ path: '/SuperAdmin/Login', ...forAll, handle: (call) => login(call, true) }),
  route({ path: '/user/create', ...forAll, handle: register }),
  route({ method: 'POST', path: '/users/logout', ...forOwn, handle: logout }),
  route({ method: 'GET', path: '/GetUserForAuth', ...forOwn, handle: findOwnAccount }),
  route({ method: 'POST', path: '/PasswordChange', ...forOwn, handle: changeOwnPassword }),
  route({ method: 'POST', path: '/UserSearch', who: 'search users', handle: findUsers }),
  route({ method: 'GET', path: '/UserDetail/:id', who: 'see users', handle: findUser }),
  route({ method: 'PUT', path: '/UserEdit/:id', ...forAdmins, handle: editUser }),
  route({
    method: 'POST',
    path: '/PasswordChangeByAdmin',
    ...forAdmins,
    handle: changePasswordOf,
  }),
  route({ method: 'POST', path: '/UserSessionEnd', ...forAdmins, handle: endUserSession }),
];
