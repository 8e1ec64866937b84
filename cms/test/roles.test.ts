import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../src/contract/routes';
import { AREAS } from '../src/domain';
import type { Area, UserType } from '../src/domain';
import { RECORD_UIDS } from '../src/uids';
import { addListing, bootCms, callAs, signIn } from './helper';
import type { TestCms } from './helper';
import { CALLERS, meant, ROWS } from './who';
import type { Caller, Row, Who } from './who';

let cms: TestCms;
type Person = Awaited<ReturnType<typeof signIn>>;
type Statuses = Readonly<Record<string, number>>;

const signInAs = (caller: Caller): Promise<Person> =>
  caller === 'superAdmin'
    ? signIn(cms, 'visiter', { superAdmin: true })
    : signIn(cms, caller as UserType);

let people: Readonly<Partial<Record<Caller, Person>>>;
beforeAll(async () => {
  cms = await bootCms();
  const signedIn: [Caller, Person][] = [];
  for (const caller of CALLERS)
    if (caller !== 'anonymous') signedIn.push([caller, await signInAs(caller)]);
  people = Object.fromEntries(signedIn);
});
afterAll(() => cms.close());

type Method = 'get' | 'post' | 'put';
const addressOf = (path: string, area: Area, id = 'nothing'): string =>
  `/api${path.replace(':area', area).replace(':id', id)}`;

async function statusOf(method: string, path: string, token: string | undefined, body: object) {
  const call = callAs(cms, method.toLowerCase() as Method, path, token);
  return (await (method === 'GET' ? call : call.send(body))).status;
}

/** What each caller is answered; `ask` calls with the caller's token. */
async function answers(
  ask: (token: string | undefined, caller: Caller) => Promise<number>,
  endsSession = false,
): Promise<Statuses> {
  const all: [Caller, number][] = [];
  for (const caller of CALLERS) {
    const isFresh = endsSession && caller !== 'anonymous';
    const { token } = (isFresh ? await signInAs(caller) : people[caller]) ?? {};
    all.push([caller, await ask(token, caller)]);
  }
  return Object.fromEntries(all);
}

const refusal = (caller: Caller): number => (caller === 'anonymous' ? 401 : 403);

/** What each caller should be answered: those who are meant `allowed`, the others 401 or 403. */
const expected = (who: Who, area: Area, allowed: number): Statuses =>
  Object.fromEntries(
    CALLERS.map((caller) => [
      caller,
      meant(who, area).includes(caller) ? allowed : refusal(caller),
    ]),
  );

const calls = ROUTES.flatMap(({ method, path }) => {
  const key = `${method} ${path}`;
  const rule = ROWS[key];
  const areas: readonly Area[] = path.startsWith('/:area/') ? AREAS : AREAS.slice(0, 1);
  return rule ? areas.map((area) => ({ key, area, method, path, rule })) : [];
});
const ofRecords = calls.filter(({ rule }) => rule.of !== undefined);

it('every call has its row, and every row its call', () => {
  const keys = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(keys.sort()).toEqual(Object.keys(ROWS).sort());
});

describe('who may, for what is not there and for an empty body', () => {
  it.each(calls)('$key in $area', async ({ method, path, area, rule }) => {
    const allowed = path.includes(':id') ? 404 : rule.empty;
    const found = await answers(
      (token) => statusOf(method, addressOf(path, area), token, {}),
      rule.ends,
    );
    expect(found).toEqual(expected(rule.who, area, allowed));
  });
});

/** A record of its own for a call, written by `author` where it is somebody's. */
async function addRecord(of: Row['of'], area: Area, author?: Person): Promise<string> {
  switch (of) {
    case 'propresi':
    case 'propcom':
      return (await addListing(cms, area, of)).documentId;
    case 'account':
      return (await signIn(cms, 'visiter')).documentId;
    case 'review':
    case 'overview':
    case 'award': {
      const data = {
        review: { name: 'Asha', rating: 4, review: 'Good', author: author?.documentId ?? null },
        overview: { city: 'Dwarka' },
        award: { head: 'Best' },
      }[of];
      const made = await cms.strapi.documents(RECORD_UIDS[of]).create({ data: data as never });
      return made.documentId;
    }
    case undefined:
      throw new Error('the call names no record');
  }
}

describe('who may, of a record that is there', () => {
  it.each(ofRecords)('$key in $area', async ({ method, path, area, rule }) => {
    const { who, others = who, of, ends, empty } = rule;
    const somebody = await signIn(cms, 'visiter');
    const shared = await addRecord(of, area, somebody);
    const found = await answers(async (token) => {
      const id = ends ? await addRecord(of, area, somebody) : shared;
      return statusOf(method, addressOf(path, area, id), token, {});
    });
    expect(found).toEqual(expected(others, area, empty));
  });

  it.each(ofRecords.filter(({ rule }) => rule.others))('$key, the own', async (call) => {
    const { method, path, area, rule } = call;
    const found = await answers(async (token, caller) => {
      const id = await addRecord(rule.of, area, people[caller]);
      return statusOf(method, addressOf(path, area, id), token, {});
    });
    expect(found).toEqual(expected(rule.who, area, rule.empty));
  });

  it.each(ofRecords.filter(({ path }) => path.startsWith('/:area/')))(
    '$key in $area: one of the other area is not there',
    async ({ method, path, area, rule }) => {
      const other = AREAS.find((one) => one !== area) ?? area;
      const id = await addRecord(rule.of, other);
      const found = await answers((token) =>
        statusOf(method, addressOf(path, area, id), token, {}),
      );
      expect(found).toEqual(expected(rule.who, area, 404));
    },
  );

  it('someone else’s is 403 before what was sent is looked at', async () => {
    const id = await addRecord('review', 'dwk', await signIn(cms, 'visiter'));
    const wrong = { rating: 9, review: '' };
    const found = await answers((token) => statusOf('PUT', `/api/ReviewEdit/${id}`, token, wrong));
    expect(found).toEqual(expected('staff', 'dwk', 400));
  });
});

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
    const { documentId: id } = await signIn(cms, 'admin', { superAdmin: true });
    const path = method === 'PUT' ? `/api/${call}/${id}` : `/api/${call}`;
    const found = await answers((token) => statusOf(method, path, token, { ...body, id }));
    expect(found).toEqual(forSuperAdmins(allowed));
  });

  it.each([
    ['UserSessionEnd', 200],
    ['PasswordChangeByAdmin', 400],
  ])('%s is for every admin, of others', async (call, allowed) => {
    const { documentId: id } = await signIn(cms, 'manager_dwk');
    const ask = (sent: string) =>
      answers((token) => statusOf('POST', `/api/${call}`, token, { id: sent }));
    expect(await ask('nothing')).toEqual(expected('admin, superAdmin', 'dwk', 404));
    expect(await ask(id)).toEqual(expected('admin, superAdmin', 'dwk', allowed));
  });

  it.each([{ userType: 'admin' }, { userId: '9099999999' }])(
    'and they alone change who somebody is: %j',
    async (body) => {
      const { documentId } = await signIn(cms, 'visiter');
      const path = `/api/UserEdit/${documentId}`;
      expect(await answers((token) => statusOf('PUT', path, token, body))).toEqual(
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
      answers((token) => statusOf('POST', `/api/${area}/${list}Search`, token, { values }));
    const status = list.startsWith('PropResi') ? 'propresiStatus' : 'propcomStatus';
    expect(await ask({ phone: '9200000001' })).toEqual(expected('region staff', area, 200));
    expect(await ask({ [status]: 'inactive' })).toEqual(expected('admin, superAdmin', area, 200));
    expect(await ask({ [status]: 'gone' })).toEqual(expected('admin, superAdmin', area, 400));
    expect(await ask({ [status]: '', phone: null })).toEqual(expected('anyone', area, 200));
  });

  it('a review’s name', async () => {
    const ask = (name: unknown) =>
      answers((token) => statusOf('POST', '/api/ReviewSearch', token, { values: { name } }));
    expect(await ask('a')).toEqual(expected('staff', 'dwk', 200));
    expect(await ask(5)).toEqual(expected('staff', 'dwk', 400));
    expect(await ask(' ')).toEqual(expected('anyone', 'dwk', 200));
  });

  it.each(AREAS)('an inactive listing in %s', async (area) => {
    for (const [kind, call] of [
      ['propresi', 'PropResi'],
      ['propcom', 'PropCom'],
    ] as const) {
      const { documentId } = await addListing(cms, area, kind, { [`${kind}Status`]: 'inactive' });
      const path = `/api/${area}/${call}Detail/${documentId}`;
      const found = await answers((token) => statusOf('GET', path, token, {}));
      const seen = meant('region staff', area);
      expect(found).toEqual(
        Object.fromEntries(CALLERS.map((caller) => [caller, seen.includes(caller) ? 200 : 404])),
      );
    }
  });

  it('a hidden review is not there for those who may not see it', async () => {
    const data = { name: 'Asha', rating: 4, review: 'Good', hidden: true };
    const { documentId } = await cms.strapi
      .documents(RECORD_UIDS.review)
      .create({ data: data as never });
    const seen = meant('staff', 'dwk');
    const ask = (method: string, path: string) =>
      answers((token) => statusOf(method, `/api/${path}/${documentId}`, token, {}));
    const notThere = CALLERS.map((caller) => [caller, seen.includes(caller) ? 200 : 404]);
    const hidden = Object.fromEntries(notThere) as Statuses;
    expect(await ask('GET', 'ReviewDetail')).toEqual(hidden);
    expect(await ask('PUT', 'ReviewEdit')).toEqual({ ...hidden, anonymous: 401 });
  });

  it('a review’s phone and hidden are for staff and its author', async () => {
    const author = await signIn(cms, 'visiter');
    const id = await addRecord('review', 'dwk', author);
    const keysFor = async (token?: string) => {
      const answer = await callAs(cms, 'get', `/api/ReviewDetail/${id}`, token).expect(200);
      const { review } = answer.body as { review: object };
      return 'phone' in review && 'hidden' in review;
    };
    expect(await keysFor(author.token)).toBe(true);
    for (const caller of CALLERS)
      expect([caller, await keysFor(people[caller]?.token)]).toEqual([
        caller,
        meant('staff', 'dwk').includes(caller),
      ]);
  });
});

describe('before anybody is asked who they are', () => {
  it.each(calls.filter(({ method }) => method !== 'GET'))(
    '$key in $area takes no plain text',
    async ({ method, path, area }) => {
      await callAs(cms, method.toLowerCase() as Method, addressOf(path, area))
        .set('Content-Type', 'text/plain')
        .send('x')
        .expect(400);
    },
  );

  it.each(calls.filter(({ path }) => path.startsWith('/:area/')))(
    '$key: there is no other area',
    async ({ method, path }) => {
      const address = addressOf(path, 'abc' as Area);
      expect(await statusOf(method, address, undefined, {})).toBe(404);
    },
  );
});
