import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MASTER_FACTS, MASTERS } from '../src/domain';
import type { Area, Master } from '../src/domain';
import { MASTER_UIDS } from '../src/uids';
import { accountCalls } from './support/account-calls';
import type { Account } from './support/idempotent-creates';
import { callAs, cmsOfFile, PASSWORD, signIn } from './support/cms';

/**
 * Records that their name or number identifies: a repeated creation with the same key does not fail with "already
 * exists".
 */
const cms = cmsOfFile({ LIMIT_REGISTRATIONS: '0' });
let admin: Account;
beforeAll(async () => {
  admin = await signIn(cms, 'admin');
});

describe.each(MASTERS)('a name of the list %s', (master: Master) => {
  const call = MASTER_FACTS[master].call;
  const send = (what: string, name: string, key?: string, area: Area = 'dwk') => {
    const asked = callAs(cms, 'post', `/api/${area}/${call}${what}`, admin.token);
    return (key === undefined ? asked : asked.set('Idempotency-Key', key)).send({ [master]: name });
  };
  const create = (name: string, key?: string, area?: Area) => send('Create', name, key, area);
  const namesOf = async (area: Area = 'dwk') =>
    (
      (await cms.strapi.db.query(MASTER_UIDS[master]).findMany({ where: { area } })) as readonly {
        readonly name: string;
      }[]
    ).map(({ name }) => name);

  it('with a key that is known is added once, and answered as before', async () => {
    const key = randomUUID();
    const first = await create('Palam', key).expect(200, { msg: 'success' });
    await create('Palam').expect(200, { msg: 'errorAlready' });
    await create('Palam', randomUUID()).expect(200, { msg: 'errorAlready' });
    const again = await create('palam ', key).expect(200, { msg: 'success' });
    expect(again.headers['x-revision']).toBe(first.headers['x-revision']);
    expect((await namesOf()).filter((name) => name === 'Palam')).toHaveLength(1);
  });

  it('of concurrent retries is added once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create('Twin', key)));
    expect(answers.map(({ body }) => body as unknown)).toEqual(
      Array<unknown>(4).fill({ msg: 'success' }),
    );
    expect((await namesOf()).filter((name) => name === 'Twin')).toHaveLength(1);
  });

  it('that was corrected since, or is sent for the other area, is added as well', async () => {
    const key = randomUUID();
    await create('Dwraka', key).expect(200, { msg: 'success' });
    await create('Dwarka', key).expect(200, { msg: 'success' });
    await create('Dwarka', key).expect(200, { msg: 'errorAlready' });
    await create('Dwraka', key, 'ggn').expect(200, { msg: 'success' });
    expect(await namesOf()).toEqual(expect.arrayContaining(['Dwraka', 'Dwarka']));
    expect(await namesOf('ggn')).toContain('Dwraka');
  });

  it('that is in the list already leaves its key free; one that is gone is not there', async () => {
    const key = randomUUID();
    await create('Palam', key).expect(200, { msg: 'errorAlready' });
    await create('Gone', key).expect(200, { msg: 'success' });
    await send('Delete', 'Gone').expect(200);
    await create('Gone', key).expect(404, { msg: 'errorNotFound' });
  });
});

describe('a registration', () => {
  const { post, login, loggedIn } = accountCalls(cms);
  const register = (userId: string, key?: string, more: object = {}) => {
    const values = { userId, uname: 'New Visitor', password: PASSWORD, password2: PASSWORD };
    const asked = post('user/create', { values: { ...values, ...more } });
    return key === undefined ? asked : asked.set('Idempotency-Key', key);
  };
  const DONE = { msg: 'success', userStatus: 'active' };
  const TAKEN = { msg: 'errorUserAlready' };

  it('with a key that is known is the same one, as it is sent now', async () => {
    const key = randomUUID();
    const password = 'Another@12';
    await register('9013330001', key, { uemail: 'a@example.com' }).expect(200, DONE);
    const since = { uname: 'Newer Visitor', password, password2: password, uemail: '' };
    await register('9013330001', key, since).expect(200, DONE);
    await login('9013330001').expect(200, { msg: 'errorPass' });
    const answer = await login('9013330001', password).expect(200);
    expect(answer.body).toMatchObject({ userA: { uname: 'Newer Visitor', uemail: null } });
    expect(answer.text).not.toContain(key);
  });

  it('without a key, or with another one, is of a number that is taken', async () => {
    await register('9013330002', randomUUID()).expect(200, DONE);
    for (const key of [undefined, randomUUID()])
      await register('9013330002', key).expect(200, TAKEN);
    await register('9013330003').expect(200, DONE);
    await register('9013330003').expect(200, TAKEN);
  });

  it('of concurrent retries creates one account', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => register('9013330004', key)));
    expect(answers.map(({ body }) => body as unknown)).toEqual([DONE, DONE, DONE]);
  });

  it('is over once somebody has signed in: its key changes nothing then', async () => {
    const key = randomUUID();
    await register('9013330005', key).expect(200, DONE);
    await loggedIn('9013330005');
    const since = { password: 'Another@12', password2: 'Another@12' };
    await register('9013330005', key, since).expect(200, TAKEN);
    await login('9013330005', PASSWORD, { takeOver: true }).expect(200);
  });

  it('with what is no key is refused', async () => {
    const answer = await register('9013330006', 'two words').expect(400);
    expect(answer.body).toMatchObject({ msg: 'errorValidation' });
  });
});
