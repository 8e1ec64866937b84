import { beforeAll, describe, expect, it } from '@jest/globals';
import { AREAS, KINDS, REGIONS } from '../src/domain';
import type { Area, Kind, Listing } from '../src/domain';
import { addMaster, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { readFeed } from './support/feed';
import { listingPath } from './support/listing-calls';

const cms = cmsOfFile();
let admin: string;
beforeAll(async () => {
  admin = (await signIn(cms, 'admin')).token;
  for (const area of AREAS) {
    await addMaster(cms, 'locality', area, 'Sector 1');
    await addMaster(cms, 'projectNameResi', area, 'Green Homes');
  }
});

const VALUES: Readonly<Record<Kind, Data>> = {
  propresi: {
    ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
    ...{ furnishedStatus: 'Furnished', expectedPrice: '9500000', status: 'Ready To Move' },
    locality: 'Sector 1',
  },
  propcom: {
    ...{ propertyFor: 'RENT', category: 'Commercial', propertyType: 'Shop', projectType: 'MALL' },
    ...{ furnishedStatus: 'Unfurnished', expectedRent: 50_000, locality: 'Sector 1' },
  },
};
const create = (area: Area, kind: Kind, more: Data = {}) =>
  callAs(cms, 'post', listingPath(kind, 'Create', '', area), admin).send({
    values: { ...VALUES[kind], ...more },
  });
const created = async (area: Area, kind: Kind, more: Data = {}) =>
  ((await bodyOf(create(area, kind, more).expect(200))) as { property: Listing }).property;
const edit = (area: Area, kind: Kind, id: string, body: Data) =>
  callAs(cms, 'put', listingPath(kind, 'Edit', id, area), admin).send(body);
const detail = async (area: Area, kind: Kind, id: string) =>
  (await bodyOf(
    callAs(cms, 'get', listingPath(kind, 'Detail', id, area), admin).expect(200),
  )) as Listing;
const refused = (errors: Readonly<Record<string, string>>) => ({ msg: 'errorValidation', errors });
const revision = async () => ((await readFeed(cms, 'state')) as { revision: number }).revision;

describe.each(AREAS)('listings of %s', (area) => {
  it.each(KINDS)(
    '%s: created, edited, moved nowhere, deleted; each answer bears the revision',
    async (kind) => {
      const other = AREAS.find((one) => one !== area) ?? area;
      const sent = { ...{ city: REGIONS[other].city, area: other, code: 'X', _id: 'x', price: 1 } };
      const answer = await create(area, kind, { ...sent, unknown: { $gt: 1 } }).expect(200);
      expect(Number(answer.headers['x-revision'])).toBe(await revision());
      const { property } = answer.body as { property: Listing };
      expect(answer.body).toMatchObject({ msg: 'success' });
      expect(property.code).toMatch(new RegExp(`^${area.toUpperCase()}-[RC]-10\\d\\d$`));
      expect(property).toMatchObject({ city: REGIONS[area].city, imagePaths: [], images: [] });
      expect(property).not.toHaveProperty('unknown');
      expect(await detail(area, kind, property._id)).toEqual(property);

      const edited = await edit(area, kind, property._id, {
        description: ' New ',
        city: REGIONS[other].city,
        code: 'X',
      }).expect(200, { msg: 'success' });
      expect(Number(edited.headers['x-revision'])).toBe(Number(answer.headers['x-revision']) + 1);
      const { updatedAt, ...same } = property;
      expect(await detail(area, kind, property._id)).toEqual({
        ...same,
        description: 'New',
        updatedAt: expect.not.stringMatching(updatedAt) as unknown,
      });
      await edit(other, kind, property._id, { description: 'Other' }).expect(404);
      await callAs(cms, 'put', listingPath(kind, 'Delete', property._id, other), admin).expect(404);
      await callAs(cms, 'put', listingPath(kind, 'Delete', property._id, area), admin).expect(200, {
        msg: 'success',
      });
      await callAs(cms, 'put', listingPath(kind, 'Delete', property._id, area), admin).expect(404);
      await edit(area, kind, property._id, {}).expect(404);
    },
  );
});

describe('a listing', () => {
  it('reports all field errors by the names of the API, and writes nothing', async () => {
    const before = await revision();
    const faulty = {
      status: '',
      expectedPrice: 0,
      projectType: 'TENT',
      areaPlot: '12',
      bedroom: 99,
    };
    const answer = await create('dwk', 'propresi', faulty).expect(400);
    expect(answer.body).toMatchObject(
      refused({
        status: 'Status is required',
        expectedPrice: 'Demand must be above 0',
        projectType: 'Project Type must be one of: CGHS, DDA, BUILDER',
        areaPlotUnit: 'Plot Area Unit is required',
      }),
    );
    expect(Object.keys((answer.body as { errors: object }).errors)).toContain('bedroom');
    expect(answer.headers).not.toHaveProperty('x-revision');
    expect(await revision()).toBe(before);
    for (const values of [undefined, null, {}]) {
      const empty = await callAs(cms, 'post', listingPath('propresi', 'Create'), admin)
        .send({ values })
        .expect(400);
      expect((empty.body as { errors: Data }).errors).toMatchObject({
        propertyFor: 'Property For is required',
        locality: 'Locality is required',
      });
    }
    await callAs(cms, 'post', listingPath('propresi', 'Create'), admin)
      .send({ values: [] })
      .expect(400, refused({ values: 'values must be an object' }));
  });

  it('keeps what its purpose does not show as nothing', async () => {
    const { _id } = await created('dwk', 'propresi', { expectedRent: 5, agreement: 'Notary' });
    expect(await detail('dwk', 'propresi', _id)).toMatchObject({
      expectedPrice: 9_500_000,
      expectedRent: null,
      agreement: null,
      status: 'Ready To Move',
    });
    await edit('dwk', 'propresi', _id, { propertyFor: 'PG ACCOMMODATION' }).expect(
      400,
      refused({ expectedRent: 'Rent Demand is required' }),
    );
  });

  it('takes its locality and project from the area’s lists; an edit may keep what it has', async () => {
    await addMaster(cms, 'locality', 'dwk', 'Sector 77');
    const { _id } = await created('dwk', 'propresi', {
      locality: 'Sector 77',
      projectName: 'Green Homes',
    });
    await callAs(cms, 'post', '/api/dwk/LocalityDelete', admin)
      .send({ locality: ' sector 77' })
      .expect(200);
    await edit('dwk', 'propresi', _id, { locality: 'Sector 77', description: 'Kept' }).expect(200);
    await create('dwk', 'propresi', { locality: 'Sector 77' }).expect(
      400,
      refused({ locality: 'Sector 77 is not in the list of Dwarka' }),
    );
    await edit('dwk', 'propresi', _id, { projectName: 'Nowhere' }).expect(400);
  });

  it('has no pictures but its own: any other order is refused', async () => {
    const { _id } = await created('ggn', 'propcom', { imagePaths: ['/uploads/x.webp'] });
    const fault = refused({ imagePaths: 'imagePaths must be the property’s own paths, each once' });
    await edit('ggn', 'propcom', _id, { imagePaths: ['/uploads/x.webp'] }).expect(400, fault);
    await edit('ggn', 'propcom', _id, { imagePaths: 'x' }).expect(400, fault);
    await edit('ggn', 'propcom', _id, { imagePaths: [] }).expect(200);
  });

  it('of two edits at once is one of them, never mixed', async () => {
    const { _id } = await created('dwk', 'propresi');
    const versions = Array.from({ length: 8 }, (_, n) => ({
      ...{ expectedPrice: 1_000 + n, description: `Version ${String(n)}`, bedroom: String(n + 1) },
    }));
    await Promise.all(versions.map((one) => edit('dwk', 'propresi', _id, one).expect(200)));
    const { expectedPrice, description, bedroom } = await detail('dwk', 'propresi', _id);
    expect(versions).toContainEqual({ expectedPrice, description, bedroom });
  });

  it('of two edits of different fields at once keeps both', async () => {
    const { _id } = await created('dwk', 'propresi');
    await Promise.all([
      edit('dwk', 'propresi', _id, { bedroom: 3 }).expect(200),
      edit('dwk', 'propresi', _id, { bathroom: '2' }).expect(200),
      edit('dwk', 'propresi', _id, { description: 'Both' }).expect(200),
    ]);
    expect(await detail('dwk', 'propresi', _id)).toMatchObject({
      ...{ bedroom: '3', bathroom: '2', description: 'Both' },
    });
  });

  it('deleted twice at once is deleted once', async () => {
    const { _id } = await created('dwk', 'propresi');
    const statuses = await Promise.all(
      [1, 2, 3].map(
        async () =>
          (await callAs(cms, 'put', listingPath('propresi', 'Delete', _id), admin)).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });
});

describe('master lists', () => {
  const MASTERS = [
    ['Locality', 'locality', 'localitys'],
    ['ProjectNameResi', 'projectNameResi', 'projectNameResis'],
    ['ProjectNameCom', 'projectNameCom', 'projectNameComs'],
  ] as const;

  it.each(MASTERS)(
    '%s: added once, whatever its case, listed in natural order, deleted',
    async (name, key, plural) => {
      const post = (verb: string, value: unknown) =>
        callAs(cms, 'post', `/api/ggn/${name}${verb}`, admin).send({ [key]: value });
      for (const value of ['Block 10', ' Block 2 ', 'Block 1'])
        await post('Create', value).expect(200, { msg: 'success' });
      await post('Create', 'BLOCK 2').expect(200, { msg: 'errorAlready' });
      const list = async () => {
        const body = (await bodyOf(cms.http.post(`/api/ggn/${name}List`).expect(200))) as Data;
        return (body[plural] as string[]).filter((one) => one.startsWith('Block'));
      };
      expect(await list()).toEqual(['Block 1', 'Block 2', 'Block 10']);
      await post('Create', ' ').expect(400);
      await post('Create', 5).expect(400);
      const fault = (await bodyOf(post('Create', undefined).expect(400))) as { errors: Data };
      expect(Object.keys(fault.errors)).toEqual([key]);
      await post('Delete', 'block 2 ').expect(200, { msg: 'success' });
      await post('Delete', 'block 2').expect(404, { msg: 'errorNotFound' });
      expect(await list()).toEqual(['Block 1', 'Block 10']);
      await callAs(cms, 'post', `/api/dwk/${name}Delete`, admin)
        .send({ [key]: 'Block 1' })
        .expect(404);
    },
  );

  it('a name added many times at once is there once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        bodyOf(
          callAs(cms, 'post', '/api/dwk/LocalityCreate', admin)
            .send({ locality: 'Twice' })
            .expect(200),
        ),
      ),
    );
    const msgs = answers.map((answer) => (answer as { msg: string }).msg);
    expect(msgs.filter((msg) => msg === 'success')).toHaveLength(1);
    expect(msgs.filter((msg) => msg === 'errorAlready')).toHaveLength(5);
  });
});
