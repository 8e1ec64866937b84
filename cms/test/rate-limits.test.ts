/** @any-database It tests when a limit counts; `login-flood.test.ts` and `replicas/` count in a database. */
import { describe, expect, it } from '@jest/globals';
import { bodyOf, callAs, register, PASSWORD, signIn, cmsOfFile } from './support/cms';
import { add } from './support/pictures';
import { RECORD_UIDS } from '../src/uids';

const LIMITS = {
  TRUST_PROXY: 'true',
  LIMIT_LOGINS: '40',
  LIMIT_LOGIN_PAIR: '3',
  LIMIT_LOGIN_ACCOUNT: '5',
  LIMIT_LOGIN_ADDRESS: '8',
  LIMIT_REGISTRATIONS: '4',
  LIMIT_REVIEWS: '2',
  LIMIT_UPLOADS: '7',
};

const cms = cmsOfFile(LIMITS);

const from = (address: string, path: string, body: object, token?: string) =>
  callAs(cms, 'post', `/api/${path}`, token).set('X-Forwarded-For', address).send(body);
const login = (address: string, userId: string, password = 'Wrong@123') =>
  from(address, 'users/login', { userId, password });
/** The messages of consecutive tries; for 429 the status. */
async function tries(count: number, one: () => ReturnType<typeof login>) {
  const said: unknown[] = [];
  for (let n = 0; n < count; n += 1) {
    const answer = await one();
    said.push(answer.status === 429 ? 429 : (answer.body as { msg: string }).msg);
  }
  return said;
}
const member = async (userId: string) => {
  await register(cms, userId, {}, { 'X-Forwarded-For': `10.9.${userId.slice(-1)}.9` });
  return userId;
};

it('an address that the client puts before those of the proxies is not believed', async () => {
  const userId = await member('9011120009');
  const said = await tries(4, () => login(`10.8.0.${String(Math.random())}, 10.0.7.7`, userId));
  expect(said).toEqual(['errorPass', 'errorPass', 'errorPass', 429]);
  const other = await member('9011120010');
  const network = await tries(4, () =>
    login(`2001:db8:7:7::${String(Math.floor(Math.random() * 9999))}`, other),
  );
  expect(network).toEqual(['errorPass', 'errorPass', 'errorPass', 429]);
});

describe('wrong passwords', () => {
  it('for one account from one address bar that address, also with the right one', async () => {
    const userId = await member('9011120001');
    expect(await tries(4, () => login('10.0.0.1', userId))).toEqual([
      ...['errorPass', 'errorPass', 'errorPass', 429],
    ]);
    const barred = await login('10.0.0.1', userId, PASSWORD).expect(429);
    expect(barred.body).toEqual({ msg: 'errorTooMany', message: expect.any(String) as unknown });
    expect(Number(barred.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(barred.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(await bodyOf(login('10.0.0.2', userId, PASSWORD))).toMatchObject({ msg: 'success' });
  });

  it('at once are no more than one after the other', async () => {
    const userId = await member('9011120002');
    // As many as the account's own limit allows, because the order in which they reach that limit is random.
    const answers = await Promise.all(Array.from({ length: 5 }, () => login('10.0.1.1', userId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('from everywhere bar the account; a live session goes on', async () => {
    const userId = await member('9011120003');
    const { token } = (await bodyOf(login('10.0.2.9', userId, PASSWORD))) as { token: string };
    for (const address of ['10.0.2.1', '10.0.2.2'])
      expect(await tries(2, () => login(address, userId))).toEqual(['errorPass', 'errorPass']);
    expect(await tries(2, () => login('10.0.2.3', userId))).toEqual(['errorPass', 429]);
    await login('10.0.2.4', userId, PASSWORD).expect(429);
    await callAs(cms, 'get', '/api/GetUserForAuth', token).expect(200);
  });

  it('from one address bar the address, unknown numbers among them', async () => {
    const said: unknown[] = [];
    for (let n = 1; n <= 9; n += 1)
      said.push(...(await tries(1, () => login('10.0.3.1', `90111299${String(n)}0`))));
    expect(said).toEqual([...Array<string>(8).fill('errorNoUser'), 429]);
    await login('10.0.3.2', '9011129990').expect(200);
  });

  it('are forgotten by a success, and no 400 counts', async () => {
    const userId = await member('9011120004');
    await tries(2, () => login('10.0.4.1', userId));
    await from('10.0.4.1', 'users/login', { userId }).expect(400);
    const { token } = (await bodyOf(login('10.0.4.1', userId, PASSWORD))) as { token: string };
    await callAs(cms, 'post', '/api/users/logout', token).expect(200);
    expect(await tries(3, () => login('10.0.4.1', userId))).not.toContain(429);
    const wrong = { oldPassword: 'Wrong@123', password: 'Better@456', password2: 'Better@456' };
    const { token: other } = (await bodyOf(login('10.0.4.2', userId, PASSWORD))) as {
      token: string;
    };
    const change = () => from('10.0.4.3', 'PasswordChange', wrong, other);
    expect(await tries(4, change)).toEqual([...Array<string>(3).fill('errorPass'), 429]);
    await callAs(cms, 'get', '/api/GetUserForAuth', other).expect(200);
  });
});

describe('a known device', () => {
  const DEVICE = 'X-Known-Device';
  const markOf = async (address: string, userId: string, mark = '') =>
    String(
      (await login(address, userId, PASSWORD).set(DEVICE, mark).expect(200)).headers[
        'x-known-device'
      ],
    );
  const signOut = async (address: string, userId: string, mark: string, body: object = {}) => {
    const takeOver = { userId, password: PASSWORD, takeOver: true };
    const answer = await bodyOf(
      from(address, 'users/login', takeOver).set(DEVICE, mark).expect(200),
    );
    await from(address, 'users/logout', body, (answer as { token: string }).token).expect(200);
  };
  /** Uses up the account's budget from several addresses. */
  const attack = async (network: string, userId: string) => {
    const said: unknown[] = [];
    for (let host = 1; host <= 6; host += 1)
      said.push(...(await tries(2, () => login(`${network}.${String(host)}`, userId))));
    expect(said.at(-1)).toBe(429);
  };

  it('has a budget of its own, while others have used up the account’s', async () => {
    const userId = await member('9011120021');
    const mark = await markOf('10.4.0.1', userId);
    await signOut('10.4.0.1', userId, mark);
    await attack('10.4.1', userId);
    await login('10.4.0.1', userId, PASSWORD).expect(429);
    const again = login('10.4.0.1', userId, PASSWORD).set(DEVICE, mark);
    expect(await bodyOf(again)).toMatchObject({ msg: 'success' });
    await signOut('10.4.0.1', userId, mark);
    const wrong = () => login('10.4.0.9', userId).set(DEVICE, mark);
    expect(await tries(4, wrong)).toEqual(['errorPass', 'errorPass', 'errorPass', 429]);
  });

  it('is one of its account alone, and a foreign mark is none', async () => {
    const [userId, other] = [await member('9011120022'), await member('9011120023')];
    const mark = await markOf('10.4.2.1', other);
    await attack('10.4.3', userId);
    for (const sent of [mark, `${mark}x`, 'x', mark.repeat(50)])
      await login('10.4.2.1', userId, PASSWORD).set(DEVICE, sent).expect(429);
    const both = await markOf('10.4.2.2', await member('9011120024'), mark);
    expect(both.split(' ')).toHaveLength(2);
    expect(both.endsWith(` ${mark}`)).toBe(true);
  });

  it('is forgotten by a logout everywhere and by an admin who ends the session', async () => {
    const userId = await member('9011120025');
    const mark = await markOf('10.4.4.1', userId);
    await signOut('10.4.4.1', userId, mark, { everywhere: true });
    await attack('10.4.5', userId);
    await login('10.4.4.1', userId, PASSWORD).set(DEVICE, mark).expect(429);
    const second = await member('9011120026');
    const { token } = await signIn(cms, 'admin');
    const answer = await login('10.4.4.2', second, PASSWORD).expect(200);
    const { userA } = answer.body as { userA: { _id: string } };
    await from('10.4.4.2', 'UserSessionEnd', { id: userA._id }, token).expect(200);
    await attack('10.4.6', second);
    const known = String(answer.headers['x-known-device']);
    await login('10.4.4.2', second, PASSWORD).set(DEVICE, known).expect(429);
  });

  it('is forgotten by a change of the password, but for the one that changes it', async () => {
    const userId = await member('9011120027');
    const mark = await markOf('10.4.7.1', userId);
    const takeOver = { userId, password: PASSWORD, takeOver: true };
    const { token } = (await bodyOf(from('10.4.7.2', 'users/login', takeOver).expect(200))) as {
      token: string;
    };
    const next = { oldPassword: PASSWORD, password: 'Better@456', password2: 'Better@456' };
    const changed = await from('10.4.7.2', 'PasswordChange', next, token).expect(200);
    await attack('10.4.8', userId);
    const withMark = (sent: string) => login('10.4.7.1', userId, 'Better@456').set(DEVICE, sent);
    await withMark(mark).expect(429);
    const own = String(changed.headers['x-known-device']);
    expect(await bodyOf(withMark(own).expect(200))).toMatchObject({ msg: 'errorLogedin' });
  });
});

it('logins of every kind from one address are limited', async () => {
  const userId = await member('9011120031');
  const right = () =>
    from('10.5.0.1', 'users/login', { userId, password: PASSWORD, takeOver: true });
  const said = await tries(41, right);
  expect(said).toEqual([...Array<string>(40).fill('success'), 429]);
});

describe('other limits', () => {
  it('registrations from one address; one that is refused does not count', async () => {
    const create = (userId: string) =>
      from('10.1.0.1', 'user/create', {
        values: { userId, uname: 'N', password: PASSWORD, password2: PASSWORD },
      });
    await create('1').expect(400);
    for (let n = 1; n <= 4; n += 1) await create(`901113000${String(n)}`).expect(200);
    await create('9011130005').expect(429);
  });

  it('reviews of one account that is not staff', async () => {
    const write = (token: string) =>
      from('10.1.0.2', 'ReviewCreate', { rating: 5, review: 'Good' }, token);
    const { token } = await signIn(cms, 'visiter');
    await from('10.1.0.2', 'ReviewCreate', { rating: 9 }, token).expect(400);
    expect(await tries(3, () => write(token))).toEqual(['success', 'success', 429]);
    const { token: staff } = await signIn(cms, 'manager_dwk');
    expect(await tries(3, () => write(staff))).toEqual(['success', 'success', 'success']);
  });

  it('each uploaded picture of an account, rejected ones too', async () => {
    const { token } = await signIn(cms, 'admin');
    const award = await cms.strapi
      .documents(RECORD_UIDS.award)
      .create({ data: { head: 'Best' } as never });
    const files = Array.from({ length: 4 }, () => Buffer.from('no picture'));
    const send = () =>
      add(cms, 'AddImages', token, { folder: 'award', id: award.documentId, files });
    await send().expect(415);
    await send().expect(429);
  });

  it('edits of reviews like creations', async () => {
    const { token } = await signIn(cms, 'visiter');
    const sent = { rating: 5, review: 'Good' };
    const created = await bodyOf(from('10.1.0.3', 'ReviewCreate', sent, token).expect(200));
    const path = `/api/ReviewEdit/${(created as { review: { _id: string } }).review._id}`;
    const edit = (by: string, review: string) => callAs(cms, 'put', path, by).send({ review });
    await edit(token, '').expect(400);
    await edit(token, 'Better').expect(200);
    await edit(token, 'Best').expect(200);
    await edit(token, 'Worst').expect(429);
    const { token: staff } = await signIn(cms, 'manager_ggn');
    for (const review of ['A', 'B', 'C']) await edit(staff, review).expect(200);
  });
});

it('the counts survive a restart', async () => {
  const userId = await member('9011120005');
  expect(await tries(3, () => login('10.2.0.1', userId))).not.toContain(429);
  await cms.restart();
  await login('10.2.0.1', userId, PASSWORD).expect(429);
  expect(await bodyOf(login('10.2.0.2', userId, PASSWORD))).toMatchObject({ msg: 'success' });
});
