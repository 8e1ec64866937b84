import { describe, it, expect } from '@jest/globals';
import { ACTIONS, AREAS, can, USER_TYPES } from './index';
import type { Action } from './index';

const TYPES = ['admin', 'manager_dwk', 'manager_ggn', 'visiter', 'account', 'executive'];

/** Who may, in each region. Source: docs/contract.md, "Roles". */
const ADMINS = { dwk: ['admin'], ggn: ['admin'] };
const REGION_STAFF = { dwk: ['admin', 'manager_dwk'], ggn: ['admin', 'manager_ggn'] };
const STAFF = {
  dwk: ['admin', 'manager_dwk', 'manager_ggn'],
  ggn: ['admin', 'manager_dwk', 'manager_ggn'],
};
const everywhere = (userTypes: string[]) => ({ dwk: userTypes, ggn: userTypes });
const NOBODY = everywhere([]);
const SIGNED_IN = everywhere([...TYPES, '', 'superAdmin']);
const WHO: Readonly<Record<Action, typeof ADMINS>> = {
  'see the public site': SIGNED_IN,
  'sign in': SIGNED_IN,
  'use the own account': SIGNED_IN,
  'write own reviews': SIGNED_IN,
  'see inactive listings': REGION_STAFF,
  'search listings by phone': REGION_STAFF,
  'filter listings by status': ADMINS,
  'write listings': REGION_STAFF,
  'write masters': REGION_STAFF,
  'write overviews': STAFF,
  'write awards': STAFF,
  'search reviews by name': STAFF,
  'see every review': STAFF,
  'edit any review': STAFF,
  'delete any review': ADMINS,
  'add pictures': STAFF,
  'add own pictures': SIGNED_IN,
  'search users': ADMINS,
  'see users': everywhere(['admin', 'executive']),
  'edit users': ADMINS,
  'change user ids and types': NOBODY,
  'edit super admins': NOBODY,
  'publish the site': NOBODY,
};
const OPEN: readonly Action[] = ['see the public site', 'sign in'];

it('the user types are those of the contract', () => {
  expect(USER_TYPES).toEqual(TYPES);
});

describe.each(ACTIONS)('%s', (action) => {
  it.each(AREAS)('in %s', (area) => {
    const allowed = [...TYPES, '', 'superAdmin'].filter((userType) =>
      can({ userType, superAdmin: false }, action, area),
    );
    expect(allowed).toEqual(WHO[action][area]);
  });

  it('a superAdmin may whatever the type, and who is not signed in only what is open', () => {
    for (const area of [undefined, ...AREAS]) {
      for (const userType of TYPES)
        expect(can({ userType, superAdmin: true }, action, area)).toBe(true);
      expect(can(null, action, area)).toBe(OPEN.includes(action));
    }
  });

  it('without a region, a manager of one may only what managers of both may', () => {
    for (const userType of ['manager_dwk', 'manager_ggn'])
      expect(can({ userType, superAdmin: false }, action)).toBe(
        [STAFF, SIGNED_IN].includes(WHO[action]),
      );
  });
});
