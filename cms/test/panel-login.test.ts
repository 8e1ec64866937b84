/** @any-database It tests when a login counts; `login-flood.test.ts` counts in a database. */
import { describe, expect, it } from '@jest/globals';
import { cmsOfFile } from './support/cms';
import { addPanelUser, PANEL_PASSWORD } from './support/panel-records';

const OFFICE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

const cms = cmsOfFile({
  TRUST_PROXY: '1',
  PANEL_ALLOW: `${OFFICE}, 10.0.0.0/8 2001:db8::/32`,
  LIMIT_LOGIN_PAIR: '8',
  LIMIT_LOGIN_ACCOUNT: '20',
});

const login = (email: string, password: string, address = OFFICE) =>
  cms.http.post('/admin/login').set('X-Forwarded-For', address).send({ email, password });
const addUser = () => addPanelUser(cms, 'dwarka-manager');

const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

describe('a login to the panel', () => {
  it('takes as long for an unknown user as for a known one', async () => {
    const users = [await addUser(), await addUser(), await addUser()];
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (of: keyof typeof times, email: string) => {
      const began = performance.now();
      await login(email, 'Wrong@1234').expect(400);
      times[of].push(performance.now() - began);
    };
    for (let round = 0; round < 7; round += 1) {
      for (const [place, email] of users.entries()) {
        await measure('known', email);
        await measure('unknown', `nobody-${String(place)}@example.com`);
      }
    }
    const ratio = medianOf(times.unknown) / medianOf(times.known);
    // Without a comparison of the password the ratio is about 0.1.
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('has the same limits and answers for unknown users as for known ones', async () => {
    const known = await addUser();
    const answers = [];
    for (const email of [known, 'nobody@example.com']) {
      const own = [];
      for (let one = 0; one < 8; one += 1) own.push(await login(email, 'Wrong@1234', '10.1.1.1'));
      own.push(await login(email.toUpperCase(), PANEL_PASSWORD, '10.1.1.1'));
      answers.push(own.map(({ status, body }) => ({ status, body: body as unknown })));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(({ status }) => status)).toEqual([...Array<number>(8).fill(400), 429]);
    const limited = await login(known, PANEL_PASSWORD, '10.1.1.1').expect(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    // The correct password from another address succeeds, and resets the count.
    await login(known, PANEL_PASSWORD, '10.1.1.2').expect(200);
  });

  it('is limited by user, from however many addresses', async () => {
    const email = await addUser();
    const statuses = [];
    for (let one = 0; one < 21; one += 1)
      statuses.push((await login(email, 'Wrong@1234', `10.2.0.${String(one)}`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
    await login(email, PANEL_PASSWORD, '10.2.1.1').expect(429);
  });

  it('is not counted where the password is right', async () => {
    const email = await addUser();
    for (let one = 0; one < 12; one += 1) await login(email, PANEL_PASSWORD).expect(200);
  });

  it.each([
    [{ email: 'a'.repeat(15_000), password: 'x' }, 400],
    [{ email: 'a@example.com', password: 'x'.repeat(15_000) }, 400],
    // The panel receives a large body from its users only.
    [{ email: 'a@example.com', password: 'x'.repeat(300_000) }, 401],
    [{ email: 'a@example.com', password: { $ne: null } }, 400],
    [{ email: ['a@example.com'], password: 7 }, 400],
  ])('with odd values is rejected', async (sent, status) => {
    await cms.http.post('/admin/login').set('X-Forwarded-For', OFFICE).send(sent).expect(status);
  });

  it('counts wrong passwords of a signed-in user who changes its own', async () => {
    const email = await addUser();
    const answer = await login(email, PANEL_PASSWORD, '10.3.0.1').expect(200);
    const { token } = (answer.body as { data: { token: string } }).data;
    const change = (currentPassword: string) =>
      cms.http
        .put('/admin/users/me')
        .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': '10.3.0.1' })
        .send({ currentPassword, password: 'Another@1234' });
    for (let one = 0; one < 8; one += 1) await change('Wrong@1234').expect(400);
    await change(PANEL_PASSWORD).expect(429);
  });
});

describe('PANEL_ALLOW', () => {
  const get = (path: string, address: string) =>
    cms.http.get(path).set('X-Forwarded-For', `${OFFICE}, ${address}`);

  it.each([
    '/admin',
    '/admin/',
    '/ADMIN/init',
    '/admin/auth/login',
    '/admin/index.html',
    '/content-manager/content-types',
    '/content-type-builder/content-types',
    '/upload/files',
    '/users-permissions/roles',
    '/i18n/locales',
    '/email/settings',
  ])('closes %s to other addresses', async (path) => {
    for (const address of [ELSEWHERE, '2001:db9::1', '::ffff:198.51.100.9'])
      await get(path, address).expect(403);
  });

  it.each([OFFICE, `::ffff:${OFFICE}`, '10.200.0.1', '2001:db8:7::1'])(
    'opens it to %s',
    async (address) => {
      await get('/admin/init', address).expect(200);
      await get('/content-manager/content-types', address).expect(401);
    },
  );

  it('closes the login, and lets the API and pictures alone', async () => {
    const email = await addUser();
    await login(email, PANEL_PASSWORD, ELSEWHERE).expect(403);
    await login(email, PANEL_PASSWORD).expect(200);
    await cms.http.post('/api/AwardSearch').set('X-Forwarded-For', ELSEWHERE).send({}).expect(200);
    await get('/ready', ELSEWHERE).expect(200);
    await get('/api/nothing', ELSEWHERE).expect(404);
    await get('/uploads/nothing.webp', ELSEWHERE).expect(404);
  });
});
