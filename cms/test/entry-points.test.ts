import { describe, expect, it } from '@jest/globals';
import type { Listing } from '../src/domain';
import { readEnv } from '../src/settings/env';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bearer, bodyOf, cmsOfFile } from './support/cms';

const cms = cmsOfFile();

describe('errors', () => {
  it.each([
    ['no JSON', '{x', 'application/json'],
    ['a list', '[1]', 'application/json'],
    ['plain text', 'x=1', 'text/plain'],
    ['a form', 'x=1', 'application/x-www-form-urlencoded'],
  ])('%s is 400', async (_what, body, type) => {
    await cms.http
      .post('/api/ReviewSearch')
      .set('Content-Type', type)
      .send(body)
      .expect(400, { msg: 'errorValidation', errors: { body: 'The body must be JSON' } });
  });

  it('a body over 1 MiB is 413', async () => {
    const body = await bodyOf(
      cms.http
        .post('/api/ReviewSearch')
        .send({ values: { x: 'x'.repeat(1_100_000) } })
        .expect(413),
    );
    expect(body).toEqual({ msg: 'errorTooLarge', message: expect.any(String) as unknown });
  });

  it.each([
    ['get', '/api/nothing'],
    ['post', '/api/nothing'],
    ['get', '/api/ReviewSearch'],
    ['get', '/api/propresis'],
    ['get', `/api/propresis/x`],
    ['get', '/api/localities'],
    ['get', '/api/reviews'],
    ['post', '/api/auth/local'],
    ['post', '/api/auth/local/register'],
    ['post', '/api/auth/forgot-password'],
    ['get', '/api/connect/google'],
    ['get', '/api/users'],
    ['get', '/api/users/me'],
    ['post', '/api/upload'],
    ['get', '/api/upload/files/1'],
    ['post', '/api/email'],
    ['get', '/api/i18n/locales'],
  ] as const)('%s %s is a 404 of the API', async (method, path) => {
    await cms.http[method](path).expect(404, { msg: 'errorNotFound' });
  });

  it('an error of the server is 500 without details', async () => {
    const { db } = cms.strapi;
    const query = db.query.bind(db);
    db.query = () => {
      throw new Error('SELECT secret FROM up_users');
    };
    await cms.http.post('/api/AwardSearch').expect(500, { msg: 'errorServer' });
    db.query = query;
    await cms.http.post('/api/AwardSearch').expect(200);
  });
});

describe('the site’s token', () => {
  it('reads the editorial types, and nothing else', async () => {
    const token = bearer(readEnv().secrets.SITE_TOKEN);
    const get = (path: string) => cms.http.get(path).set('Authorization', token);
    await get('/api/legal-texts').expect(200);
    await get('/api/content-type-builder/content-types').expect(200);
    await cms.http.get('/api/legal-texts').expect(403);
    await cms.http.get('/api/landing').expect(403);
    await cms.http.get('/api/content-type-builder/content-types').expect(403);
  });
});

describe('the publisher’s feed', () => {
  const feed = (query: string, token = readEnv().secrets.PUBLISHER_TOKEN) =>
    cms.http.get(`/api/publisher/${query}`).set('Authorization', bearer(token));

  it('hands on a list whole, batch by batch, in either order', async () => {
    const added: string[] = [];
    for (const locality of ['Sector 9', 'Sector 10', 'Sector 9', 'Sector 2', 'Sector 9']) {
      const { code } = await addListing(cms, 'dwk', 'propresi', { locality, description: 'Whole' });
      added.push(code);
    }
    await addListing(cms, 'dwk', 'propresi', { propresiStatus: 'inactive' });
    await addListing(cms, 'ggn', 'propresi');
    const all = async (order: string) => {
      const listings: Listing[] = [];
      let next: string | null = '';
      while (next !== null) {
        const after: string = next ? `&after=${next}` : '';
        const body = await bodyOf(
          feed(`listings?area=dwk&list=RS&order=${order}&limit=2${after}`).expect(200),
        );
        const batch = body as { listings: Listing[]; next: string | null; count: number };
        expect(batch.count).toBe(5);
        expect(batch.listings.length).toBeLessThanOrEqual(2);
        listings.push(...batch.listings);
        next = batch.next;
      }
      expect(listings.every(({ description }) => description === 'Whole')).toBe(true);
      return listings.map(({ code }) => code);
    };
    expect(await all('newest')).toEqual([...added].reverse());
    const [first, second, third, fourth, fifth] = added;
    expect(await all('locality')).toEqual([fourth, first, third, fifth, second]);
  });

  it('tells the revision, which each write raises', async () => {
    const before = (await feed('state').expect(200)).body as { revision: number };
    const { documentId } = await addListing(cms, 'dwk', 'propcom');
    await cms.strapi
      .documents(LISTING_UIDS.propcom)
      .update({ documentId, data: { description: 'New' } as never });
    await cms.strapi.documents(LISTING_UIDS.propcom).delete({ documentId });
    const after = (await feed('state').expect(200)).body as { revision: number };
    expect(after.revision - before.revision).toBe(3);
  });

  it('is for the publisher alone, and names invalid parameters', async () => {
    await cms.http.get('/api/publisher/state').expect(401, 'Please log in to continue');
    await feed('state', 'forged').expect(401);
    await feed('listings?area=dwk&list=XX&order=newest').expect(400);
    await feed('listings?area=dwk&list=RS&order=newest&limit=9999').expect(400);
    await feed('listings?area=dwk&list=RS&order=newest&after=zzz').expect(400);
  });
});

describe('the rules of a listing, at every entry point', () => {
  const refused = async (
    data: Readonly<Record<string, unknown>>,
    faults: Record<string, string>,
  ) => {
    const error: unknown = await addListing(cms, 'dwk', 'propresi', data).catch((e: unknown) => e);
    const { errors } = (error as { details: { errors: { path: string[]; message: string }[] } })
      .details;
    expect(
      Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message])),
    ).toEqual(faults);
  };

  it('reports an error for each field, and writes nothing', async () => {
    const count = () => cms.strapi.db.query(LISTING_UIDS.propresi).count();
    const before = await count();
    await refused(
      { expectedPrice: null, furnishedStatus: '' },
      {
        expectedPrice: 'Demand is required',
        furnishedStatus: 'Furnished Status is required',
      },
    );
    await refused({ areaPlot: 5 }, { areaPlotUnit: 'Plot Area Unit is required' });
    await refused(
      { projectName: 'Nowhere' },
      { projectName: 'Nowhere is not in the list of Dwarka' },
    );
    await refused({ phoneOfContactPerson: '12' }, { phoneOfContactPerson: 'Invalid Phone Number' });
    expect(await count()).toBe(before);
  });

  it('an edit is partial, keeps code and area, and empties what it is sent empty', async () => {
    const { documentId, code } = await addListing(cms, 'dwk', 'propresi', {
      areaPlot: 200,
      areaPlotUnit: 'sq. yards',
      bedroom: '3',
      description: 'Old',
    });
    const edit = (data: object) =>
      cms.strapi.documents(LISTING_UIDS.propresi).update({ documentId, data: data as never });
    await edit({ expectedPrice: 7, areaPlot: null, code: 'X-1' });
    const body = await bodyOf(cms.http.get(`/api/dwk/PropResiDetail/${documentId}`).expect(200));
    expect(body).toMatchObject({
      code,
      bedroom: '3',
      expectedPrice: 7,
      areaPlot: null,
      areaPlotUnit: null,
      description: 'Old',
    });
    await edit({ propertyFor: 'RENT', expectedRent: 9 });
    const rent = await cms.http.get(`/api/dwk/PropResiDetail/${documentId}`).expect(200);
    expect(rent.body).toMatchObject({ expectedPrice: null, status: null, expectedRent: 9 });
    const found = await cms.http
      .post('/api/dwk/PropResiRentSearch')
      .send({ values: { code } })
      .expect(200);
    expect(found.body).toMatchObject({ count: 1 });
    await expect(edit({ expectedRent: '' })).rejects.toMatchObject({
      message: 'Rent Demand is required',
    });
  });

  it('codes are never given twice, however many are made at once', async () => {
    await addListing(cms, 'ggn', 'propcom', { locality: 'Sector 102' });
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        addListing(cms, 'ggn', 'propcom', { locality: 'Sector 102' }),
      ),
    ).catch((error: unknown) => error);
    expect(made).toBeInstanceOf(Array);
    expect(new Set((made as { code: string }[]).map(({ code }) => code)).size).toBe(12);
  });
});
