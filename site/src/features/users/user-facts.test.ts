import { describe, expect, it } from '@jest/globals';
import type { Account } from '../../domain';
import { isOut, userFacts } from './user-facts';

const account = {
  userId: '9000000005',
  uphone1: null,
  uphone2: null,
  uwhatsapp: null,
  companyName: null,
  city: null,
  uemail: '',
  userType: 'visiter',
  userStatus: 'active',
  superAdmin: false,
  passwordToken: null,
  userSubscriptionStartOn: null,
  userSubscriptionExpireOn: null,
  createdAt: '2026-01-31T10:00:00.000Z',
} as unknown as Account;
const now = new Date('2026-06-01T00:00:00Z');

describe('an account', () => {
  it('is out where it is inactive, or its subscription is over', () => {
    expect(isOut(account, now)).toBe(false);
    expect(isOut({ ...account, userStatus: 'inactive' }, now)).toBe(true);
    expect(isOut({ ...account, userSubscriptionExpireOn: '2026-05-31' }, now)).toBe(true);
    expect(isOut({ ...account, userSubscriptionExpireOn: '2026-06-02' }, now)).toBe(false);
  });

  it('shows what is known alone', () => {
    expect(userFacts(account)).toEqual([
      ['User Id', '9000000005'],
      ['User Type', 'visiter'],
      ['User Status', 'active'],
      ['Last logged in', '–'],
      ['Registered on', '31-01-2026'],
    ]);
  });

  it('dates logins and subscriptions as the seed documents do', () => {
    const facts = new Map(
      userFacts({
        ...account,
        passwordToken: new Date(2026, 10, 21, 9, 5).getTime(),
        userSubscriptionStartOn: '2026-04-01',
        userSubscriptionExpireOn: '2027-03-31T00:00:00.000Z',
      }),
    );
    expect(facts.get('Last logged in')).toBe('21-11-2026 09:05 AM');
    expect(facts.get('Subscription Start On')).toBe('Apr 1 2026');
    expect(facts.get('Subscription Expire On')).toBe('Mar 31 2027');
  });

  it('says who is a super admin', () => {
    const facts = new Map(userFacts({ ...account, userType: 'admin', superAdmin: true }));
    expect(facts.get('User Type')).toBe('admin, super admin');
  });
});
