import { describe, expect, it } from '@jest/globals';
import { AREAS } from '../src/domain';
import { RECORD_UIDS } from '../src/uids';
import { addListing, callAs, signIn } from './support/cms';
import { expected, RoleFixture } from './support/role-fixture';
import type { Statuses } from './support/role-fixture';
import { CALLERS, callersOf } from './support/access-table';

const fixture = RoleFixture.ofFile();

describe('a superAdmin is edited by superAdmins alone', () => {
  const forSuperAdmins = (allowed: number): Statuses => ({
    ...expected('admin, superAdmin', 'dwk', 403),
    superAdmin: allowed,
  });

  it.each([
    ['PUT', 'UserEdit', {}, 200],
    ['PUT', 'UserEdit', { userType: 'nobody' }, 400],
    ['POST', 'UserSessionEnd', {}, 200],
    ['POST', 'PasswordChangeByAdmin', {}, 400],
    ['POST', 'PasswordChangeByAdmin', { password: 'Sample@123', cpassword: 'Sample@123' }, 200],
  ])('%s %s %j', async (method, call, body, allowed) => {
    const { documentId: id } = await signIn(fixture.cms, 'admin', { superAdmin: true });
    const path = method === 'PUT' ? `/api/${call}/${id}` : `/api/${call}`;
    const found = await fixture.answers((token) =>
      fixture.statusOf(method, path, token, { ...body, id }),
    );
    expect(found).toEqual(forSuperAdmins(allowed));
  });

  it.each([
    ['UserSessionEnd', 200],
    ['PasswordChangeByAdmin', 400],
  ])('%s is for every admin, of others', async (call, allowed) => {
    const { documentId: id } = await signIn(fixture.cms, 'manager_dwk');
    const ask = (sent: string) =>
      fixture.answers((token) => fixture.statusOf('POST', `/api/${call}`, token, { id: sent }));
    expect(await ask('nothing')).toEqual(expected('admin, superAdmin', 'dwk', 404));
    expect(await ask(id)).toEqual(expected('admin, superAdmin', 'dwk', allowed));
  });

  it.each([{ userType: 'admin' }, { userId: '9099999999' }])(
    'and they alone change who somebody is: %j',
    async (body) => {
      const { documentId } = await signIn(fixture.cms, 'visiter');
      const path = `/api/UserEdit/${documentId}`;
      expect(await fixture.answers((token) => fixture.statusOf('PUT', path, token, body))).toEqual(
        forSuperAdmins(200),
      );
    },
  );
});

describe('what parts of a call are for', () => {
  const lists = ['PropResiSale', 'PropResiRent', 'PropComSale', 'PropComRent'];
  const searches = AREAS.flatMap((area) => lists.map((list) => ({ area, list })));

  it.each(searches)('a listing’s phone and status: $list in $area', async ({ area, list }) => {
    const ask = (values: object) =>
      fixture.answers((token) =>
        fixture.statusOf('POST', `/api/${area}/${list}Search`, token, { values }),
      );
    const status = list.startsWith('PropResi') ? 'propresiStatus' : 'propcomStatus';
    expect(await ask({ phone: '9200000001' })).toEqual(expected('region staff', area, 200));
    expect(await ask({ [status]: 'inactive' })).toEqual(expected('admin, superAdmin', area, 200));
    expect(await ask({ [status]: 'gone' })).toEqual(expected('admin, superAdmin', area, 400));
    expect(await ask({ [status]: '', phone: null })).toEqual(expected('anyone', area, 200));
  });

  it('a review’s name', async () => {
    const ask = (name: unknown) =>
      fixture.answers((token) =>
        fixture.statusOf('POST', '/api/ReviewSearch', token, { values: { name } }),
      );
    expect(await ask('a')).toEqual(expected('staff', 'dwk', 200));
    expect(await ask(5)).toEqual(expected('staff', 'dwk', 400));
    expect(await ask(' ')).toEqual(expected('anyone', 'dwk', 200));
  });

  it.each(AREAS)('an inactive listing in %s', async (area) => {
    for (const [kind, call] of [
      ['propresi', 'PropResi'],
      ['propcom', 'PropCom'],
    ] as const) {
      const { documentId } = await addListing(fixture.cms, area, kind, {
        [`${kind}Status`]: 'inactive',
      });
      const path = `/api/${area}/${call}Detail/${documentId}`;
      const found = await fixture.answers((token) => fixture.statusOf('GET', path, token, {}));
      const seen = callersOf('region staff', area);
      expect(found).toEqual(
        Object.fromEntries(CALLERS.map((caller) => [caller, seen.includes(caller) ? 200 : 404])),
      );
    }
  });

  it('a hidden review is not there for those who may not see it', async () => {
    const data = { name: 'Asha', rating: 4, review: 'Good', hidden: true };
    const { documentId } = await fixture.cms.strapi
      .documents(RECORD_UIDS.review)
      .create({ data: data as never });
    const seen = callersOf('staff', 'dwk');
    const ask = (method: string, path: string) =>
      fixture.answers((token) => fixture.statusOf(method, `/api/${path}/${documentId}`, token, {}));
    const notThere = CALLERS.map((caller) => [caller, seen.includes(caller) ? 200 : 404]);
    const hidden = Object.fromEntries(notThere) as Statuses;
    expect(await ask('GET', 'ReviewDetail')).toEqual(hidden);
    expect(await ask('PUT', 'ReviewEdit')).toEqual({ ...hidden, anonymous: 401 });
  });

  it('a review’s phone and hidden are for staff and its author', async () => {
    const author = await signIn(fixture.cms, 'visiter');
    const id = await fixture.addRecord('review', 'dwk', author);
    const keysFor = async (token?: string) => {
      const answer = await callAs(fixture.cms, 'get', `/api/ReviewDetail/${id}`, token).expect(200);
      const { review } = answer.body as { review: object };
      return 'phone' in review && 'hidden' in review;
    };
    expect(await keysFor(author.token)).toBe(true);
    for (const caller of CALLERS)
      expect([caller, await keysFor(fixture.people[caller]?.token)]).toEqual([
        caller,
        callersOf('staff', 'dwk').includes(caller),
      ]);
  });
});
