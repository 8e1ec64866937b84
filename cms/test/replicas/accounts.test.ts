import { describe, expect, it } from '@jest/globals';
import { PASSWORD, times, useReplicas, VISITER } from './replica-fixture';
import type { Body } from './replica-fixture';

const two = useReplicas();

const whoIs = (turn: number, token: unknown) =>
  two.replica(turn).http.get('/api/GetUserForAuth').set('Authorization', String(token));

const rows = async (table: string): Promise<number> => {
  const { rows: counted } = await two.replicas.database.query<{ n: string }>(
    `SELECT count(*) AS n FROM ${table}`,
  );
  return Number(counted[0]?.n);
};

describe('two processes that start at once on an empty database', () => {
  it('make the sample content once, and one webhook, one token, one of each role', async () => {
    expect(await rows('up_users')).toBe(8);
    const codes = await two.replicas.database.query<{ code: string }>(
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
    const answers = await times(50, (turn) => two.login(turn, VISITER));
    const good = answers.filter(({ msg }) => msg === 'success');
    expect(good).toHaveLength(1);
    expect(answers.filter(({ msg }) => msg === 'errorLogedin')).toHaveLength(49);
    await times(2, (turn) => whoIs(turn, good[0]?.token).expect(200));
  });

  it('fifty take-overs over both at once: the last one alone lives, at both', async () => {
    const answers = await times(50, (turn) => two.login(turn, VISITER, { takeOver: true }));
    expect(answers.filter(({ msg }) => msg === 'success')).toHaveLength(50);
    for (const turn of [0, 1]) {
      const alive = await times(50, async (n) => (await whoIs(turn, answers[n]?.token)).status);
      expect(alive.filter((status) => status === 200)).toHaveLength(1);
      expect(alive.filter((status) => status === 401)).toHaveLength(49);
    }
  });

  it('one that ends at the one has ended at the other', async () => {
    const token = await two.tokenOf(VISITER);
    await two.replica(0).http.post('/api/users/logout').set('Authorization', token).expect(200);
    await whoIs(1, token).expect(401);
  });

  it('wrong passwords are counted over both', async () => {
    const wrong = { password: 'Wrong@123' };
    const answers = await times(10, (turn) => two.login(turn, '9000000007', wrong));
    expect(answers.filter(({ msg }) => msg === 'errorPass')).toHaveLength(10);
    for (const turn of [0, 1])
      expect(await two.login(turn, '9000000007')).toMatchObject({
        status: 429,
        msg: 'errorTooMany',
      });
  });

  it('a number is registered once, however many try at once', async () => {
    const values = {
      userId: '9012340001',
      uname: 'Twice',
      password: PASSWORD,
      password2: PASSWORD,
    };
    const answers = await times(10, async (turn) => {
      const answer = await two
        .replica(turn)
        .http.post('/api/user/create')
        .send({ values })
        .expect(200);
      return (answer.body as Body).msg;
    });
    expect(answers.sort()).toEqual([...Array<string>(9).fill('errorUserAlready'), 'success']);
  });
});
