import { describe, expect, it } from '@jest/globals';
import { AREAS, KIND_FACTS, LIST_KEYS, LISTS, REGIONS } from '../src/domain';
import { addListing, bodyOf, cmsOfFile } from './support/cms';
import { listingSearch } from './support/listing-search';
import type { Found } from './support/listing-search';

const cms = cmsOfFile();

const RENT = { propertyFor: 'RENT', expectedRent: 35_000, expectedPrice: null };

const { ask, codes } = listingSearch(cms);

describe('the eight searches', () => {
  it('each finds its own listings, newest first, with count, city and paging', async () => {
    for (const area of AREAS) {
      for (const list of LIST_KEYS) {
        const { kind, offer, limitKey, offsetKey } = LISTS[list];
        const more = offer === 'Sale' ? {} : RENT;
        const older = await addListing(cms, area, kind, more);
        const newer = await addListing(cms, area, kind, more);
        const answer = await ask(area, list, { [limitKey]: 1, [offsetKey]: 1 });
        expect(answer.body).toMatchObject({
          count: 2,
          city: REGIONS[area].city,
          limit: 1,
          offset: 1,
        });
        expect(await codes(area, list)).toEqual([newer.code, older.code]);
        expect(newer.code).toMatch(
          new RegExp(`^${area.toUpperCase()}-${KIND_FACTS[kind].letter}-\\d{4,}$`),
        );
      }
    }
  });

  it('answers card and search fields, and nothing that is stored beside them', async () => {
    const body = await bodyOf(ask('dwk', 'RS'));
    const [card] = (body as Found).lists;
    expect(card).toMatchObject({
      category: 'Residential',
      city: 'Dwarka',
      expectedPrice: 9_500_000,
      status: 'Ready To Move',
      additionalRooms: [],
      imagePaths: [],
      images: [],
    });
    expect(Object.keys(card ?? {})).not.toEqual(
      expect.arrayContaining(['importKey', 'price', 'localityKey', 'description']),
    );
    expect(card).toHaveProperty('createdAt', expect.stringMatching(/^\d{4}-.*Z$/));
  });

  it.each([{}, { values: { bedroomA: ['3'], maxPrice: 9_900_000, sorting: 'Sector' } }])(
    'read at most three statements: %j',
    async (body) => {
      await addListing(cms, 'dwk', 'propresi', { bedroom: '3' });
      // The first search waits until Strapi has finished its reads for webhooks after a write.
      await ask('dwk', 'RS', body);
      const statements: string[] = [];
      const listen = ({ sql }: { sql: string }) => statements.push(sql);

      cms.strapi.db.connection.on('query', listen);
      const answer = await bodyOf(ask('dwk', 'RS', body));
      cms.strapi.db.connection.removeListener('query', listen);
      expect((answer as Found).count).toBeGreaterThan(0);
      expect(statements.length).toBeGreaterThan(1);
      expect(statements.length).toBeLessThanOrEqual(3);
    },
  );
});

describe('filters', () => {
  const flat = (data: object) =>
    addListing(cms, 'ggn', 'propresi', { expectedPrice: 1_111, ...data });
  const found = (values: object) =>
    codes('ggn', 'RS', { values: { maxPrice: 2_000, ...values }, limitRS: 100 });

  it('narrow by any of several, by ranges, by code', async () => {
    const a = await flat({ bedroom: '3', bathroom: '2', floorNo: '1st', locality: 'Sector 2' });
    const b = await flat({
      bedroom: '10+',
      additionalRooms: ['Store', 'Study Room'],
      furnishedStatus: 'Unfurnished',
      locality: 'Sector 10',
      expectedPrice: 1_500,
    });
    const c = await flat({
      propertyType: 'Villa',
      additionalRooms: ['Servant Room'],
      locality: 'Sector 9',
    });
    expect(await found({})).toEqual([c.code, b.code, a.code]);
    expect(await found({ bedroomA: ['3', '10+'] })).toEqual([b.code, a.code]);
    expect(await found({ bedroomA: [3] })).toEqual([a.code]);
    expect(await found({ additionalRoomsA: ['Store', 'Servant Room'] })).toEqual([c.code, b.code]);
    expect(await found({ propertyTypeA: ['Villa'], floorNoA: ['1st'] })).toEqual([]);
    expect(await found({ furnishedStatusA: ['Unfurnished'] })).toEqual([b.code]);
    expect(await found({ localityA: ['Sector 10', 'Nowhere'] })).toEqual([b.code]);
    expect(await found({ minPrice: '1500', maxPrice: '1500' })).toEqual([b.code]);
    expect(await found({ minPrice: 9, maxPrice: 8 })).toEqual([]);
    expect(await found({ code: b.code.toLowerCase() })).toEqual([b.code]);
    expect(await found({ bedroomA: [], minPrice: '', localityA: null, unknown: 'x' })).toHaveLength(
      3,
    );
    expect(await found({ sorting: 'Sector' })).toEqual([a.code, c.code, b.code]);
    expect(await found({ sorting: 'Demand-High To Low' })).toEqual([b.code, c.code, a.code]);
    expect(await found({ sorting: 'Demand-Low To High' })).toEqual([c.code, a.code, b.code]);
  });

  it('compare a commercial carpet area converted to square feet', async () => {
    const shop = (data: object) =>
      addListing(cms, 'ggn', 'propcom', { expectedPrice: 77, ...data });
    const yards = await shop({
      areaCarpet: 100,
      areaCarpetUnit: 'sq. yards',
      washroomCommon: 'Yes',
    });
    const feet = await shop({ areaCarpet: 899, areaCarpetUnit: 'sq. ft.', visitorParking: 'No' });
    const none = await shop({});
    const zero = await shop({ areaCarpet: 0, areaCarpetUnit: 'sq. ft.' });
    const values = { maxPrice: 77 };
    expect(await codes('ggn', 'CS', { values })).toEqual([
      zero.code,
      none.code,
      feet.code,
      yards.code,
    ]);
    expect(await codes('ggn', 'CS', { values: { ...values, minArea: 0 } })).toEqual([
      feet.code,
      yards.code,
    ]);
    expect(await codes('ggn', 'CS', { values: { ...values, minArea: 900, maxArea: 900 } })).toEqual(
      [yards.code],
    );
    expect(await codes('ggn', 'CS', { values: { ...values, maxArea: 899 } })).toEqual([feet.code]);
    expect(await codes('ggn', 'CS', { values: { ...values, washroomCommon: 'Yes' } })).toEqual([
      yards.code,
    ]);
    expect(await codes('ggn', 'CS', { values: { ...values, visitorParking: 'No' } })).toEqual([
      feet.code,
    ]);
  });

  it('tell rents from paying guests', async () => {
    const pg = await addListing(cms, 'ggn', 'propresi', {
      ...RENT,
      propertyFor: 'PG ACCOMMODATION',
    });
    expect(await codes('ggn', 'RR', { values: { propertyFor: 'PG ACCOMMODATION' } })).toEqual([
      pg.code,
    ]);
    expect(await codes('ggn', 'RR', { values: { maxRent: 35_000 } })).toHaveLength(3);
    expect(await codes('ggn', 'RR', { values: { propertyFor: 'RENT' } })).toHaveLength(2);
  });

  it.each([
    ['a wrong type', { bedroomA: '3' }, 'bedroomA'],
    ['no option', { bedroomA: ['eleven'] }, 'bedroomA'],
    ["another region's option", { propertyTypeA: ['Warehouse'] }, 'propertyTypeA'],
    ['no number', { minPrice: 'cheap' }, 'minPrice'],
    ['no sort order', { sorting: 'Random' }, 'sorting'],
    ['an object', { code: {} }, 'code'],
  ])('refuse %s by name', async (_what, values, key) => {
    const answer = await ask('dwk', 'RS', { values });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      msg: 'errorValidation',
      errors: { [key]: expect.any(String) as unknown },
    });
  });

  it.each([
    { limitRS: 0 },
    { limitRS: 101 },
    { limitRS: '10' },
    { limitRS: 1.5 },
    { offsetRS: -1 },
    { values: [] },
    { values: 'x' },
  ])('refuse the paging or values %j', async (body) => {
    const answer = await ask('dwk', 'RS', body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(Object.keys(body));
  });
});
