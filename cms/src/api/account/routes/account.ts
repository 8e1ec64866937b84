import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { ACCOUNT_STATUSES, CONFIRM_PASSWORD_MISMATCH, PASSWORD_MISMATCH } from '../../../domain';
import {
  pageResponse,
  searchRequest,
  successResponse,
  valuesRequest,
} from '../../../openapi/response-schemas';
import { responseObject, id, ref, requestObject } from '../../../openapi/json';
import { CREDENTIALS, repeatedPassword, TOKEN } from '../schemas';
import { changeOwnPassword, changePasswordOf } from '../controllers/change-password';
import { findOwnAccount, login, logout } from '../controllers/login';
import { register } from '../controllers/register';
import { editUser, endUserSession, findUser, findUsers } from '../controllers/users';

const forAll = { method: 'POST', who: 'sign in' } as const;
const forOwn = { who: 'use the own account' } as const;
const forAdmins = { who: 'edit users' } as const;

const userA = ref('Account');
const token = TOKEN;
const newPassword = ref('NewPassword');
const loggedIn = {
  body: CREDENTIALS,
  answer: successResponse({ token, userA }),
  refusals: [
    ...(['errorNoUser', 'errorPass', 'errorInactive', 'errorNoCode'] as const),
    ...(['errorCode', 'errorLogedin'] as const),
  ],
  limited: true,
  marksDevice: true,
} as const;

export const ACCOUNT_ROUTES: readonly ContractRoute[] = [
  route({
    path: '/users/login',
    ...forAll,
    handle: (call) => login(call, false),
    describes: {
      summary: 'Begins a session',
      notes: 'The token is the whole value of the header Authorization.',
      ...loggedIn,
    },
  }),
  route({
    path: '/SuperAdmin/Login',
    ...forAll,
    handle: (call) => login(call, true),
    describes: {
      summary: 'Begins a session of a superAdmin',
      notes: 'An account without the superAdmin flag gets errorNoUser.',
      ...loggedIn,
    },
  }),
  route({
    path: '/user/create',
    ...forAll,
    handle: register,
    describes: {
      summary: 'Registers a visitor',
      notes:
        'The account is a visiter whatever else is sent. Sent again with its key it is the same registration, as it is sent now, until somebody signs in.',
      body: valuesRequest('Registration'),
      answer: successResponse({ userStatus: { type: 'string', enum: [...ACCOUNT_STATUSES] } }),
      refusals: ['errorUserAlready'],
      once: true,
      limited: true,
    },
  }),
  route({
    method: 'POST',
    path: '/users/logout',
    ...forOwn,
    handle: logout,
    describes: {
      summary: 'Ends the own session; everywhere: known devices are forgotten, too',
      body: requestObject({ everywhere: { type: 'boolean' } }),
      answer: successResponse(),
    },
  }),
  route({
    method: 'GET',
    path: '/GetUserForAuth',
    ...forOwn,
    handle: findOwnAccount,
    describes: { summary: 'The own account', answer: responseObject({ userA }) },
  }),
  route({
    method: 'POST',
    path: '/PasswordChange',
    ...forOwn,
    handle: changeOwnPassword,
    describes: {
      summary: 'Changes the own password; every session ends, and the token is of a new one',
      body: requestObject(
        {
          oldPassword: { type: 'string' },
          password: newPassword,
          password2: repeatedPassword(PASSWORD_MISMATCH),
        },
        ['oldPassword', 'password', 'password2'],
      ),
      answer: successResponse({ token }),
      refusals: ['errorPass'],
      limited: true,
      marksDevice: true,
    },
  }),
  route({
    method: 'POST',
    path: '/UserSearch',
    who: 'search users',
    handle: findUsers,
    describes: {
      summary: 'A page of the accounts, by name',
      notes: 'name is found in uname without case, phone in userId, uphone1 and uphone2.',
      body: searchRequest('UserSearchValues'),
      answer: pageResponse('users', 'Account'),
    },
  }),
  route({
    method: 'GET',
    path: '/UserDetail/:id',
    who: 'see users',
    handle: findUser,
    describes: { summary: 'An account', answer: responseObject({ user: ref('Account') }) },
  }),
  route({
    method: 'PUT',
    path: '/UserEdit/:id',
    ...forAdmins,
    handle: editUser,
    describes: {
      summary: 'Changes an account',
      notes: 'userId and userType are changed by a superAdmin alone; sent unchanged they pass.',
      body: ref('AccountFields'),
      answer: successResponse(),
      refusals: ['errorUserAlready'],
      parts: ['change user ids and types', 'edit super admins'],
    },
  }),
  route({
    method: 'POST',
    path: '/PasswordChangeByAdmin',
    ...forAdmins,
    handle: changePasswordOf,
    describes: {
      summary: 'Changes an account’s password; its session ends',
      body: requestObject(
        { id, password: newPassword, cpassword: repeatedPassword(CONFIRM_PASSWORD_MISMATCH) },
        ['id', 'password', 'cpassword'],
      ),
      answer: successResponse(),
      parts: ['edit super admins'],
      finds: true,
    },
  }),
  route({
    method: 'POST',
    path: '/UserSessionEnd',
    ...forAdmins,
    handle: endUserSession,
    describes: {
      summary: 'Ends an account’s session, and forgets its known devices',
      body: requestObject({ id }, ['id']),
      answer: successResponse(),
      parts: ['edit super admins'],
      finds: true,
    },
  }),
];

export default strapiRouter(ACCOUNT_ROUTES);
