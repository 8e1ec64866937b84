import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from './support/idempotent-creates';
import { CREATED_RECORDS, creations } from './support/idempotent-creates';
import { addMaster, cmsOfFile, signIn } from './support/cms';

const SITE = 'https://homes.example';
const cms = cmsOfFile({ LIMIT_REVIEWS: '2', SITE_URL: SITE });
let admin: Account;
beforeAll(async () => {
  admin = await signIn(cms, 'admin');
  await addMaster(cms, 'locality', 'dwk', 'Sector 1');
});

describe.each(CREATED_RECORDS)('%s', (name) => {
  const { create, countOf, remove } = creations(cms, name);

  it('with a known key creates nothing, and answers as before', async () => {
    const key = randomUUID();
    const first = await create(admin, key).expect(200);
    await create(admin).expect(200);
    const count = await countOf();
    const again = await create(admin, key).expect(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers['x-revision']).toBe(first.headers['x-revision']);
    expect(await countOf()).toBe(count);
  });

  it('of concurrent retries creates one record', async () => {
    const before = await countOf();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(admin, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => String(headers['x-revision']))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countOf()).toBe(before + 1);
  });

  it('without a key, with another one, or with that of another account is another creation', async () => {
    const before = await countOf();
    const key = randomUUID();
    const other = await signIn(cms, 'admin');
    await create(admin, key).expect(200);
    await create(admin, randomUUID()).expect(200);
    await create(admin).expect(200);
    await create(admin).expect(200);
    await create(other, key).expect(200);
    expect(await countOf()).toBe(before + 5);
  });

  it('that was rejected leaves its key unused', async () => {
    const key = randomUUID();
    const before = await countOf();
    await create(admin, key, {}).expect(400);
    await create(admin, key).expect(200);
    expect(await countOf()).toBe(before + 1);
  });

  it('of a deleted record answers 404', async () => {
    const key = randomUUID();
    await remove(admin, (await create(admin, key).expect(200)).body as object);
    await create(admin, key).expect(404, { msg: 'errorNotFound' });
  });
});

describe('a key', () => {
  const [one, other] = CREATED_RECORDS.map((name) => creations(cms, name));

  it('is of one call', async () => {
    const key = randomUUID();
    await one?.create(admin, key).expect(200);
    const answer = await other?.create(admin, key).expect(400);
    expect(answer?.body).toMatchObject({ msg: 'errorValidation' });
  });

  it.each(['x'.repeat(201), 'two words'])('%s is none', async (key) => {
    const answer = await one?.create(admin, key).expect(400);
    expect(answer?.body).toEqual({
      msg: 'errorValidation',
      errors: { 'Idempotency-Key': 'Idempotency-Key must be 1 to 200 visible characters' },
    });
  });

  it('may be sent by the site, from its own origin', async () => {
    const { headers } = await cms.http
      .options('/api/AwardCreate')
      .set('Origin', SITE)
      .set('Access-Control-Request-Method', 'POST')
      .set('Access-Control-Request-Headers', 'idempotency-key');
    expect(String(headers['access-control-allow-headers'])).toContain('Idempotency-Key');
  });

  it('sent again is no further try of a review', async () => {
    const { create } = creations(cms, 'review');
    const visitor = await signIn(cms, 'visiter');
    const key = randomUUID();
    await create(visitor, key).expect(200);
    await create(visitor, key).expect(200);
    await create(visitor, key).expect(200);
    await create(visitor, randomUUID()).expect(200);
    await create(visitor, key).expect(200);
    await create(visitor, randomUUID()).expect(429);
  });
});
