import { describe, expect, it } from '@jest/globals';
import { CITIES, MASTER_FACTS, MASTERS } from '../src/domain';
import type { Award, Overview, Review } from '../src/domain';
import { PARAMETER_UID, RECORD_UIDS } from '../src/uids';
import { storePicture } from './store-picture';
import sharp from 'sharp';
import { addMaster, bodyOf, cmsOfFile, signIn } from './support/cms';

const cms = cmsOfFile();

const add = (name: keyof typeof RECORD_UIDS, data: object) =>
  cms.strapi.documents(RECORD_UIDS[name]).create({ data: data as never }) as unknown as Promise<{
    documentId: string;
  }>;

const picture = async (width: number, height: number) =>
  storePicture(
    cms.strapi,
    await sharp({ create: { width, height, channels: 3, background: '#0F5A4B' } })
      .png()
      .toBuffer(),
    { name: 'plain', alternativeText: 'A plain picture' },
  );

describe('master lists', () => {
  it.each(MASTERS)('%s: a region has its own names, in natural order', async (master) => {
    for (const name of ['Sector 10', 'sector 9', 'Sector 2', 'Palam']) {
      await addMaster(cms, master, 'dwk', name);
    }
    await addMaster(cms, master, 'ggn', 'Sector 102');
    const { call } = MASTER_FACTS[master];
    await cms.http
      .post(`/api/dwk/${call}List`)
      .expect(200, { [`${master}s`]: ['Palam', 'Sector 2', 'sector 9', 'Sector 10'] });
    await cms.http.post(`/api/ggn/${call}List`).expect(200, { [`${master}s`]: ['Sector 102'] });
    await cms.http.post(`/api/abc/${call}List`).expect(404, { msg: 'errorNotFound' });
  });

  it('a name is in a region once, whatever its case', async () => {
    await expect(addMaster(cms, 'locality', 'dwk', '  PALAM ')).rejects.toMatchObject({
      message: 'Locality Name Already Exist Use Another',
    });
  });
});

describe('reviews', () => {
  const review = (more: object) => ({ name: 'Asha', rating: 4, review: 'Good people', ...more });
  const search = async (values: object, token = '') => {
    const answer = await cms.http
      .post('/api/ReviewSearch')
      .set('Authorization', token)
      .send({ values, limit: 100 })
      .expect(200);
    return (answer.body as { reviews: Review[] }).reviews.map(({ name }) => name);
  };

  it('are searched, sorted and shown to whom they may be', async () => {
    const author = await signIn(cms, 'visiter');
    const manager = await signIn(cms, 'manager_dwk');
    const own = await add(
      'review',
      review({
        name: 'Hidden',
        hidden: true,
        author: author.id,
        phone: '9000000777',
        reviewedAt: '2026-01-04T00:00:00.000Z',
      }),
    );
    await add(
      'review',
      review({ name: 'First', rating: 5, reviewedAt: '2020-01-01T00:00:00.000Z' }),
    );
    await add(
      'review',
      review({ name: 'Second', rating: 3, reviewedAt: '2021-01-01T00:00:00.000Z' }),
    );
    await add(
      'review',
      review({
        name: 'Third',
        rating: 3,
        reviewType: 'Video',
        videoPath: 'https://example.com/v',
        reviewedAt: '2022-01-01T00:00:00.000Z',
      }),
    );
    expect(await search({})).toEqual(['Third', 'Second', 'First']);
    expect(await search({ sortBy: 'Oldest' })).toEqual(['First', 'Second', 'Third']);
    expect(await search({ sortBy: 'Highest Rating' })).toEqual(['First', 'Third', 'Second']);
    expect(await search({ sortBy: 'Lowest Rating' })).toEqual(['Third', 'Second', 'First']);
    expect(await search({ reviewType: 'Video' })).toEqual(['Third']);
    expect(await search({ rating: '3' })).toEqual(['Third', 'Second']);
    expect(await search({}, author.token)).toEqual(['Hidden', 'Third', 'Second', 'First']);
    expect(await search({ name: 'HID' }, manager.token)).toEqual(['Hidden']);

    const path = `/api/ReviewDetail/${own.documentId}`;
    await cms.http.get(path).expect(404, { msg: 'errorNotFound' });
    const seen = await cms.http.get(path).set('Authorization', author.token).expect(200);
    expect(seen.body).toMatchObject({
      review: {
        userId: author.documentId,
        phone: '9000000777',
        hidden: true,
        createdAt: '2026-01-04T00:00:00.000Z',
      },
    });
    const body = await bodyOf(cms.http.post('/api/ReviewSearch').expect(200));
    expect(JSON.stringify(body)).not.toMatch(/phone|hidden/);
    expect(body).toMatchObject({ limit: 10, offset: 0, count: 3 });
  });

  it('by name: 401 signed out, 403 for a visitor', async () => {
    const { token } = await signIn(cms, 'visiter');
    const call = () => cms.http.post('/api/ReviewSearch').send({ values: { name: 'a' } });
    await call().expect(401, 'Please log in to continue');
    await call().set('Authorization', token).expect(403);
  });

  it.each([
    [{ rating: 6 }, 'rating'],
    [{ sortBy: 'Best' }, 'sortBy'],
    [{ reviewType: 'Audio' }, 'reviewType'],
  ])('refuse %j', async (values, key) => {
    const body = await bodyOf(cms.http.post('/api/ReviewSearch').send({ values }).expect(400));
    expect(Object.keys((body as { errors: object }).errors)).toEqual([key]);
  });

  it.each([
    [{ rating: 0 }, 'Rating must be a whole number from 1 to 5'],
    [{ review: '  ' }, 'Review is required'],
    [{ reviewType: 'Video' }, 'Video URL is required'],
    [{ videoPath: 'http://example.com' }, 'Video URL must be an https:// address'],
    [{ review: 'x'.repeat(4001) }, 'Review must be at most 4000 characters'],
  ])('obey their rules on every write path: %j', async (more, message) => {
    await expect(add('review', review(more))).rejects.toMatchObject({ message });
  });
});

describe('overviews and awards', () => {
  it('come by position, those without one last, with their pictures', async () => {
    const { id, url } = await picture(1600, 1000);
    await add('overview', { city: 'Gurugram', heading: 'None' });
    await add('overview', { city: 'Dwarka', heading: 'Two', position: '-2', line7: ' Seven ' });
    const first = await add('overview', {
      city: 'Dwarka',
      heading: 'One',
      position: 1,
      picture: id,
    });
    const body = await bodyOf(cms.http.post('/api/PropOverviewSearch').expect(200));
    const { overviews } = body as { overviews: Overview[] };
    expect(overviews.map(({ heading, position }) => [heading, position])).toEqual([
      ['One', 1],
      ['Two', 2],
      ['None', null],
    ]);
    expect(overviews[1]).toMatchObject({ line7: 'Seven', line1: null, img: null, image: null });
    expect(overviews[0]).toMatchObject({
      img: url,
      image: { path: url, width: 1229, height: 768, widths: [320, 640, 960] },
    });
    expect(overviews[0]?.image?.placeholder).toMatch(/^data:image\/webp;base64,/);
    const file: unknown = await cms.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { id } });
    expect(JSON.stringify(file)).not.toMatch(/tmp/i);
    const detail = await cms.http.get(`/api/PropOverviewDetail/${first.documentId}`).expect(200);
    expect(detail.body).toEqual({ overview: overviews[0] });
    await cms.http.get('/api/PropOverviewDetail/nothing').expect(404, { msg: 'errorNotFound' });
  });

  it('an award shows the last of its pictures', async () => {
    const pictures = [await picture(300, 300), await picture(400, 900)];
    const award = await add('award', {
      head: 'Best',
      position: 3,
      pictures: pictures.map(({ id }) => id),
    });
    const body = await bodyOf(cms.http.post('/api/AwardSearch').expect(200));
    const { awards } = body as { awards: Award[] };
    expect(awards[0]).toMatchObject({ head: 'Best', position: 3, img: pictures[1]?.url });
    expect(awards[0]?.image).toMatchObject({ width: 400, height: 900, widths: [320] });
    await cms.http.get(`/api/AwardDetail/${award.documentId}`).expect(200, { award: awards[0] });
    await cms.http.get('/api/AwardDetail/nothing').expect(404);
  });

  it.each([
    ['overview', {}, 'Location is required'],
    ['overview', { city: 'Delhi' }, `Location must be one of: ${CITIES.join(', ')}`],
    ['overview', { city: 'Dwarka', position: 1.5 }, 'Position must be a whole number'],
    ['award', { position: 1 }, 'Heading'],
  ] as const)('%s %j is refused', async (name, data, message) => {
    await expect(add(name, data)).rejects.toMatchObject({ message });
  });
});

describe('parameters', () => {
  it('are what the panel wrote, and nothing beside', async () => {
    await cms.http.get('/api/AppParameter').expect(404);
    const office = {
      name: 'Head',
      address: 'Sector 1',
      phone: '9100000001',
      mapUrl: 'https://example.com',
    };
    await cms.strapi.documents(PARAMETER_UID).create({
      data: {
        brandName: 'Any Homes',
        phones: [{ value: '9100000001' }],
        emails: [{ value: 'a@example.com' }],
        headOffice: office,
        branchOffice: office,
        fallbackPhone: '9100000001',
        chatPhone: '9100000002',
        reraNumbers: [{ authority: 'A', number: '1' }],
        reraExemptions: [{ value: 'Renovation' }],
        copyrightSince: 2020,
      } as never,
    });
    const body = await bodyOf(cms.http.get('/api/AppParameter').expect(200));
    expect(body).toEqual({
      appParameter: {
        brandName: 'Any Homes',
        phones: ['9100000001'],
        emails: ['a@example.com'],
        headOffice: { ...office, hours: null },
        branchOffice: { ...office, hours: null },
        fallbackPhone: '9100000001',
        chatPhone: '9100000002',
        socialLinks: [],
        reraNumbers: [{ authority: 'A', number: '1' }],
        copyrightSince: 2020,
        welcomeVideoUrl: null,
        welcomePopup: 'No',
        registrationApproval: 'auto',
        reviewApproval: 'auto',
        sessionIdle: '2 hours',
        ...{ securityEmail: null, securityUrl: null, closedDays: 30 },
        ...{ limitRS: 10, limitRR: 10, limitCS: 10, limitCR: 10, limitReview: 10, limitUser: 20 },
        ...{ checkDays: 30, withdrawDays: 60, reraGate: 'No', reraNoticeDays: 60 },
        reraExemptions: ['Renovation'],
      },
    });
  });
});
