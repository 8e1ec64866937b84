import { describe, it, expect } from '@jest/globals';
import { ACTIONS, AREAS, can, isStaff, USER_TYPES } from './index';
import type { Action, Area } from './index';

const MANAGERS = AREAS.map((area) => `manager_${area}`);
const TYPES = ['admin', ...MANAGERS, 'visiter', 'account', 'executive'];

/** The user types that can do an action in a region. Source: docs/contract.md, "Roles". */
type Allowed = (area: Area) => readonly string[];
const REGION_STAFF: Allowed = (area) => ['admin', `manager_${area}`];
const everywhere =
  (userTypes: readonly string[]): Allowed =>
  () =>
    userTypes;
const ADMINS = everywhere(['admin']);
const STAFF = everywhere(['admin', ...MANAGERS]);
const STAFF_AND_EXECUTIVE = everywhere(['admin', ...MANAGERS, 'executive']);
const NOBODY = everywhere([]);
const SIGNED_IN = everywhere([...TYPES, '', 'superAdmin']);
const WHO: Readonly<Record<Action, Allowed>> = {
  'see the public site': SIGNED_IN,
  'sign in': SIGNED_IN,
  'use the own account': SIGNED_IN,
  'use a second factor': STAFF,
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
  'see history': STAFF,
  'write texts': ADMINS,
  'answer for personal data': NOBODY,
  'read the audit trail': NOBODY,
  'read enquiries': STAFF_AND_EXECUTIVE,
  'answer enquiries': STAFF,
  'release enquiries of others': ADMINS,
  'export private data': ADMINS,
  'import listings': ADMINS,
  'see enquiries of the region': (area) => ['admin', `manager_${area}`, 'executive'],
  'see the dashboard': STAFF,
  'see the dashboard of the region': (area) => ['admin', `manager_${area}`],
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
    expect(allowed).toEqual(WHO[action](area));
  });

  it('a superAdmin may whatever the type, and who is not signed in only what is open', () => {
    for (const area of [undefined, ...AREAS]) {
      for (const userType of TYPES)
        expect(can({ userType, superAdmin: true }, action, area)).toBe(true);
      expect(can(null, action, area)).toBe(OPEN.includes(action));
    }
  });

  it('without a region, a manager of one may only what managers of all may', () => {
    for (const userType of MANAGERS)
      expect(can({ userType, superAdmin: false }, action)).toBe(
        [STAFF, STAFF_AND_EXECUTIVE, SIGNED_IN].includes(WHO[action]),
      );
  });
});

it('staff are admins, managers and super admins', () => {
  const staff = TYPES.filter((userType) => isStaff({ userType, superAdmin: false }));
  expect(staff).toEqual(['admin', ...MANAGERS]);
  expect(isStaff({ userType: 'visiter', superAdmin: true })).toBe(true);
  expect(isStaff(null)).toBe(false);
});
