import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { detailPath, listPath } from '../../src/domain';
import { readSecrets } from '../../src/secrets';
import { wakeSecret } from '../../src/publisher/wake-secret';
import { small } from '../pictures';
import { until } from '../until';
import { Follower } from './follower';
import { startPublisher } from './one-publisher';
import { startPair } from './pair';
import type { Door, Pair } from './pair';

jest.setTimeout(6 * 60_000);

const PASSWORD = 'Sample@123';
const [OWNER, ADMIN, VISITER] = ['9000000001', '9000000002', '9000000005'] as const;

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair.stop());

/** The first or the second of the two, by turns. */
const door = (turn: number): Door => (turn % 2 === 0 ? pair.cms[0] : pair.cms[1]);
const times = <T>(count: number, act: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));

type Body = Readonly<Record<string, unknown>>;

async function login(turn: number, userId: string, more: Body = {}): Promise<Body> {
  const body = { userId, password: PASSWORD, ...more };
  const answer = await door(turn).http.post('/api/users/login').send(body);
  return { status: answer.status, ...(answer.body as Body) };
}

const tokenOf = async (userId: string): Promise<string> =>
  String((await login(0, userId, { takeOver: true })).token);

const whoIs = (turn: number, token: unknown) =>
  door(turn).http.get('/api/GetUserForAuth').set('Authorization', String(token));

const rows = async (table: string): Promise<number> => {
  const { rows: counted } = await pair.database.query<{ n: string }>(
    `SELECT count(*) AS n FROM ${table}`,
  );
  return Number(counted[0]?.n);
};

describe('two processes that start at once on an empty database', () => {
  it('make the sample content once, and one webhook, one token, one of each role', async () => {
    expect(await rows('up_users')).toBe(8);
    const codes = await pair.database.query<{ code: string }>(
      'SELECT code FROM propresis UNION ALL SELECT code FROM propcoms',
    );
    expect(new Set(codes.rows.map(({ code }) => code)).size).toBe(codes.rows.length);
    expect(codes.rows.length).toBeGreaterThanOrEqual(60);
    expect(await rows("strapi_webhooks WHERE name = 'Publisher'")).toBe(1);
    expect(
      await rows('(SELECT name FROM strapi_api_tokens GROUP BY name HAVING count(*) > 1) t'),
    ).toBe(0);
    expect(await rows('(SELECT code FROM admin_roles GROUP BY code HAVING count(*) > 1) t')).toBe(
      0,
    );
    expect(await rows('landings')).toBe(1);
    expect(await rows('app_parameters')).toBe(1);
  });
});

describe('sessions', () => {
  it('fifty logins over both at once: one session, which both know', async () => {
    const answers = await times(50, (turn) => login(turn, VISITER));
    const good = answers.filter(({ msg }) => msg === 'success');
    expect(good).toHaveLength(1);
    expect(answers.filter(({ msg }) => msg === 'errorLogedin')).toHaveLength(49);
    await times(2, (turn) => whoIs(turn, good[0]?.token).expect(200));
  });

  it('fifty take-overs over both at once: the last one alone lives, at both', async () => {
    const answers = await times(50, (turn) => login(turn, VISITER, { takeOver: true }));
    expect(answers.filter(({ msg }) => msg === 'success')).toHaveLength(50);
    for (const turn of [0, 1]) {
      const alive = await times(50, async (n) => (await whoIs(turn, answers[n]?.token)).status);
      expect(alive.filter((status) => status === 200)).toHaveLength(1);
      expect(alive.filter((status) => status === 401)).toHaveLength(49);
    }
  });

  it('one that ends at the one has ended at the other', async () => {
    const token = await tokenOf(VISITER);
    await door(0).http.post('/api/users/logout').set('Authorization', token).expect(200);
    await whoIs(1, token).expect(401);
  });

  it('wrong passwords are counted over both', async () => {
    const wrong = { password: 'Wrong@123' };
    const answers = await times(10, (turn) => login(turn, '9000000007', wrong));
    expect(answers.filter(({ msg }) => msg === 'errorPass')).toHaveLength(10);
    for (const turn of [0, 1])
      expect(await login(turn, '9000000007')).toMatchObject({ status: 429, msg: 'errorTooMany' });
  });

  it('a number is registered once, however many try at once', async () => {
    const values = {
      userId: '9012340001',
      uname: 'Twice',
      password: PASSWORD,
      password2: PASSWORD,
    };
    const answers = await times(10, async (turn) => {
      const answer = await door(turn).http.post('/api/user/create').send({ values }).expect(200);
      return (answer.body as Body).msg;
    });
    expect(answers.sort()).toEqual([...Array<string>(9).fill('errorUserAlready'), 'success']);
  });
});

/** What a listing needs. */
const flat = (locality: string, price: number) => ({
  ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
  ...{ furnishedStatus: 'Furnished', status: 'Ready To Move', locality, expectedPrice: price },
});

/** One that the sample has. */
async function locality(): Promise<string> {
  const known = await door(0).http.post('/api/dwk/LocalityList').expect(200);
  return String((known.body as { localitys: string[] }).localitys[0]);
}

describe('the change log', () => {
  it('holds the writes of both in their order, and whoever follows it misses none', async () => {
    const admin = await tokenOf(ADMIN);
    const token = readSecrets(pair.dataDir, {}).PUBLISHER_TOKEN;
    const state = await door(0)
      .http.get('/api/publisher/state')
      .set('Authorization', `Bearer ${token}`);
    const begin = Number((state.body as Body).revision);
    const where = await locality();
    const followers = [[0, 1], [0], [1]].map(
      (turns) => new Follower(turns.map(door), token, begin),
    );
    const ending = new AbortController();
    const following = followers.map((one) => one.follow(ending.signal));

    const send = (turn: number, method: 'post' | 'put', to: string, what: object) =>
      door(turn).http[method](`/api/dwk/${to}`).set('Authorization', admin).send(what).expect(200);
    const revisions: number[] = [];
    const refused = await times(8, async (writer) => {
      for (let n = 0; n < 6; n += 1) {
        const made = await send(writer + n, 'post', 'PropResiCreate', {
          values: flat(where, 1_000_000 + writer * 100 + n),
        });
        const { _id: id } = (made.body as { property: { _id: string } }).property;
        const edited = await send(writer + n + 1, 'put', `PropResiEdit/${id}`, {
          expectedPrice: 7,
        });
        revisions.push(...[made, edited].map(({ headers }) => Number(headers['x-revision'])));
      }
      // What is refused leaves no gap.
      return (
        await door(writer)
          .http.post('/api/dwk/PropResiCreate')
          .set('Authorization', admin)
          .send({ values: flat('Nowhere', 1) })
      ).status;
    });
    ending.abort();
    await Promise.all(following);

    expect(new Set(refused)).toEqual(new Set([400]));
    const wanted = Array.from({ length: 96 }, (_, n) => begin + 1 + n);
    expect([...revisions].sort((a, b) => a - b)).toEqual(wanted);
    for (const { seen } of followers) expect(seen.map(({ revision }) => revision)).toEqual(wanted);
    const codes = await pair.database.query<{ code: string }>('SELECT code FROM propresis');
    expect(new Set(codes.rows.map(({ code }) => code)).size).toBe(codes.rows.length);
  });

  it('has the publisher woken by either', async () => {
    const admin = await tokenOf(ADMIN);
    for (const turn of [0, 1]) {
      const before = pair.wakes.length;
      await door(turn)
        .http.post('/api/AwardCreate')
        .set('Authorization', admin)
        .send({ values: { head: `Award ${String(turn)}` } })
        .expect(200);
      await until(() => pair.wakes.length > before);
      expect(pair.wakes.length).toBe(before + 1);
    }
    const secret = wakeSecret(readSecrets(pair.dataDir, {}).PUBLISHER_TOKEN);
    expect(new Set(pair.wakes.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${secret}`]),
    );
  });
});

describe('the pages', () => {
  it('show what was written at either, by one publisher', async () => {
    const site = await startPublisher(pair);
    const admin = await tokenOf(ADMIN);
    const values = flat(await locality(), 5_000_000);
    const send = async (turn: number, method: 'post' | 'put', to: string, what: object) => {
      const call = door(turn).http[method](`/api/dwk/${to}`).set('Authorization', admin);
      const answer = await call.send(what).expect(200);
      return { at: Number(answer.headers['x-revision']), body: answer.body as Body };
    };
    const made = await times(2, (turn) => send(turn, 'post', 'PropResiCreate', { values }));
    const ids = made.map(({ body }) => String((body.property as Body)._id));
    // Each at the other one than it was made at.
    const edited = await times(2, (turn) =>
      send(turn + 1, 'put', `PropResiEdit/${String(ids[turn])}`, {
        expectedPrice: 6_100_001 + turn,
      }),
    );
    const last = Math.max(...edited.map(({ at }) => at));
    const list = await site.page(listPath('dwk', 'RS'), last);
    for (const [turn, id] of ids.entries()) {
      const detail = await site.page(detailPath('dwk', 'propresi', id), last);
      for (const page of [detail, list]) expect(page).toContain(String(6_100_001 + turn));
    }
    await site.stop();
  });
});

describe('pictures', () => {
  const stored = (picture: string): boolean =>
    existsSync(path.join(pair.dataDir, 'public', picture));

  async function prune(): Promise<readonly { readonly path: string }[]> {
    const program = path.resolve(__dirname, '../../dist/src/images/prune/main.js');
    const child = fork(program, ['--hours', '0', '--delete'], {
      env: { ...process.env, ...pair.settings },
    });
    const [told] = (await once(child, 'message')) as [{ leftovers: { path: string }[] }];
    return told.leftovers;
  }

  it('added at one are named, shown and taken away at the other; a prune leaves what is named', async () => {
    const owner = await tokenOf(OWNER);
    const as = (turn: number, method: 'post' | 'put', to: string) =>
      door(turn).http[method](to).set('Authorization', owner);
    const values = flat(await locality(), 5_000_000);
    const made = await as(0, 'post', '/api/dwk/PropResiCreate').send({ values }).expect(200);
    const { _id: id } = (made.body as { property: { _id: string } }).property;
    const added = await times(6, async (turn) => {
      const answer = await as(turn, 'post', '/AddImages')
        .field({ folder: 'propresi', id })
        .attach('images', await small(), 'picture.png')
        .expect(200);
      return (answer.body as { images: string[] }).images.join();
    });
    expect(new Set(added).size).toBe(6);
    const [left = '', taken = '', ...named] = added;
    await Promise.all(
      [taken, ...named].map((image, turn) =>
        as(turn, 'put', '/api/dwk/PropResiEditForAddImagePath')
          .send({ action: 'add', id, images: [image] })
          .expect(200),
      ),
    );
    await as(1, 'post', '/DeleteImage').send({ path: taken }).expect(200);
    expect(stored(taken)).toBe(false);
    for (const turn of [0, 1]) {
      const shown = await door(turn).http.get(`/api/dwk/PropResiDetail/${id}`).expect(200);
      const { imagePaths } = shown.body as { imagePaths: string[] };
      expect([...imagePaths].sort()).toEqual([...named].sort());
      for (const image of named) await door(turn).http.get(image).expect(200);
    }
    expect((await prune()).map(({ path: found }) => found)).toEqual([left]);
    expect(named.map(stored)).toEqual([true, true, true, true]);
    expect(stored(left)).toBe(false);
    await as(1, 'put', `/api/dwk/PropResiDelete/${id}`).expect(200);
    expect(named.map(stored)).toEqual([false, false, false, false]);
  });
});
