import { Agent } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';

const cms = cmsOfFile();
let owner: string;
beforeAll(async () => {
  owner = (await signIn(cms, 'admin', { superAdmin: true })).token;
});

const refused = (errors: object) => ({ msg: 'errorValidation', errors });

describe('what no database stores', () => {
  it.each([
    ['/api/users/login', { userId: '9\0', password: 'x' }, 'userId'],
    ['/api/dwk/PropResiSaleSearch', { values: { code: '\0' } }, 'code'],
    ['/api/dwk/PropResiSaleSearch', { values: { localityA: ['a', '\ud800'] } }, 'localityA'],
    ['/api/ReviewCreate', { rating: 5, review: 'a\0b' }, 'review'],
    ['/api/dwk/LocalityCreate', { locality: '\udc00' }, 'locality'],
    ['/api/ImageDeleteBulk', { paths: ['/uploads/\0'] }, 'paths'],
  ])('%s with %j is 400, by its key', async (path, body, key) => {
    await callAs(cms, 'post', path, owner)
      .send(body)
      .expect(400, refused({ [key]: `${key} must be text without control characters` }));
  });

  it('in an address names no record', async () => {
    for (const id of ['%00', 'a%00', '%ff', '%E0%A4%A', '%']) {
      for (const path of [`/api/dwk/PropResiDetail/${id}`, `/api/ReviewDetail/${id}`])
        await cms.http.get(path).expect(404, { msg: 'errorNotFound' });
      await callAs(cms, 'put', `/api/AwardEdit/${id}`, owner)
        .send({})
        .expect(404, { msg: 'errorNotFound' });
    }
  });
});

describe('a body', () => {
  it.each([
    ['gzip', Buffer.from('junk')],
    ['deflate', Buffer.from('junk')],
    ['foo', Buffer.from('{}')],
  ])('that is not %s as it says is no JSON', async (encoding, body) => {
    await cms.http
      .post('/api/ReviewSearch')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', encoding)
      .serialize((sent: unknown) => sent as string)
      .send(body)
      .expect(400, refused({ body: 'The body must be JSON' }));
  });

  it.each([
    ['lists', (levels: number) => '['.repeat(levels) + ']'.repeat(levels)],
    ['objects', (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
  ])('of %s in each other has an end', async (_what, nested) => {
    const send = (levels: number) =>
      cms.http
        .post('/api/dwk/PropResiSaleSearch')
        .set('Content-Type', 'application/json')
        .send(`{"values":{"unknown":${nested(levels)}}}`);
    await send(40).expect(200);
    for (const levels of [60, 20_000, 100_000])
      await send(levels).expect(400, refused({ body: 'The body has too many levels' }));
  });

  it('that is too large when it is unpacked is refused, and the next on its connection answered', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const large = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'a'));
    for (let count = 0; count < 4; count += 1) {
      const answer = await cms.http
        .post('/api/ReviewSearch')
        .agent(agent)
        .set('Content-Type', 'application/json')
        .set('Content-Encoding', 'gzip')
        .serialize((sent: unknown) => sent as string)
        .send(large);
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({ msg: 'errorTooLarge' });
    }
    agent.destroy();
  });

  it('that is compressed as it says is read', async () => {
    const answer = await cms.http
      .post('/api/ReviewSearch')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .serialize((sent: unknown) => sent as string)
      .send(gzipSync('{"limit":3}'));
    expect(answer.body).toMatchObject({ limit: 3 });
  });
});

describe('values of a wrong shape', () => {
  it('are told, and asked of no database', async () => {
    const { documentId } = await signIn(cms, 'visiter');
    for (const userId of [{ $ne: 'x' }, { $bad: 1 }, ['x'], 5]) {
      await callAs(cms, 'put', `/api/UserEdit/${documentId}`, owner)
        .send({ userId })
        .expect(400, refused({ userId: 'User Id must be text' }));
    }
    const listing = await addListing(cms, 'dwk', 'propresi');
    const edit = (body: object) =>
      callAs(cms, 'put', `/api/dwk/PropResiEdit/${listing.documentId}`, owner).send(body);
    const answer = await edit({ imagePaths: [{ toString: 1 }] }).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['imagePaths']);
    await edit({ possession: '01-01-0000' }).expect(
      400,
      refused({ possession: 'Possession must be a date like 31-12-2026' }),
    );
    const paths = Array.from({ length: 1001 }, (_, n) => `/uploads/${String(n)}`);
    await callAs(cms, 'post', '/api/ImageDeleteBulk', owner)
      .send({ paths })
      .expect(400, refused({ paths: 'paths must be at most 1000 paths' }));
    expect(await bodyOf(cms.http.post('/api/AwardSearch').expect(200))).toEqual({ awards: [] });
  });
});
