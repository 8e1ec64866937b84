import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Review } from '../src/domain';
import { bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';

const cms = cmsOfFile();
type Person = Awaited<ReturnType<typeof signIn>>;
let visitor: Person;
let other: Person;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  visitor = await signIn(cms, 'visiter', { uname: 'Asha' });
  other = await signIn(cms, 'visiter');
  manager = await signIn(cms, 'manager_ggn', { uname: 'Manager' });
  admin = await signIn(cms, 'admin');
});

const create = (path: string, { token }: Person, body: Data) =>
  callAs(cms, 'post', `/api/${path}`, token).send(body);
const put = (path: string, { token }: Person, body: Data = {}) =>
  callAs(cms, 'put', `/api/${path}`, token).send(body);
const write = async (by: Person, body: Data) =>
  ((await bodyOf(create('ReviewCreate', by, body).expect(200))) as { review: Review }).review;
const read = async (id: string, by: Person) =>
  (
    (await bodyOf(callAs(cms, 'get', `/api/ReviewDetail/${id}`, by.token).expect(200))) as {
      review: Review;
    }
  ).review;
const refused = (errors: Readonly<Record<string, string>>) => ({ msg: 'errorValidation', errors });

describe('a review', () => {
  it('of a visitor is a text in their own name, whatever else is sent', async () => {
    const sent = {
      ...{ rating: '4', review: ' Good people ', name: 'Somebody', reviewType: 'Video' },
      ...{
        videoPath: 'javascript:1',
        hidden: true,
        reviewReply: 'Thanks',
        createdAt: '2001-01-01',
      },
      ...{ phone: '1', author: other.documentId, userId: other.documentId },
    };
    const review = await write(visitor, sent);
    expect(review).toEqual({
      ...{
        _id: expect.any(String) as unknown,
        userId: visitor.documentId,
        name: 'Asha',
        rating: 4,
      },
      ...{ review: 'Good people', reviewReply: null, reviewType: 'Text', videoPath: null },
      ...{ img: null, hidden: false, phone: visitor.userId },
      createdAt: expect.stringMatching(/^20[2-9]/) as unknown,
    });
    await put(`ReviewEdit/${review._id}`, visitor, { ...sent, review: 'Better', rating: 5 }).expect(
      200,
      { msg: 'success' },
    );
    expect(await read(review._id, visitor)).toEqual({ ...review, review: 'Better', rating: 5 });
    await put(`ReviewEdit/${review._id}`, visitor, { rating: '' }).expect(
      400,
      refused({ rating: 'Rating is required' }),
    );
  });

  it('of staff may be in another name, then nobody’s number is kept', async () => {
    const video = { reviewType: 'Video', videoPath: 'https://example.com/v' };
    const forGuest = await write(manager, { rating: 5, review: 'R', name: 'Guest', ...video });
    expect(forGuest).toMatchObject({ name: 'Guest', phone: null, ...video });
    const own = await write(manager, { rating: 5, review: 'R', name: '' });
    expect(own).toMatchObject({ name: 'Manager', phone: manager.userId, reviewType: 'Text' });
    for (const reviewType of ['', ' ', null]) {
      const text = await write(manager, { rating: 5, review: 'R', reviewType });
      expect(text).toMatchObject({ reviewType: 'Text' });
      const { _id } = await write(manager, { rating: 5, review: 'R', ...video });
      await put(`ReviewEdit/${_id}`, manager, { reviewType }).expect(200);
      expect(await read(_id, manager)).toMatchObject({ reviewType: 'Text' });
    }
    await create('ReviewCreate', manager, {
      rating: 6,
      review: '',
      reviewType: 'Video',
      name: 5,
    }).expect(
      400,
      refused({
        rating: 'Rating must be a whole number from 1 to 5',
        review: 'Review is required',
        name: 'Name must be text',
        videoPath: 'Video URL is required',
      }),
    );
  });

  it('has a visitor’s links rejected, and staff’s stored', async () => {
    const sent = { rating: 5, review: 'See www.example.in' };
    const link = refused({ review: 'Review must not have links' });
    await create('ReviewCreate', visitor, sent).expect(400, link);
    const { _id } = await write(visitor, { ...sent, review: 'Good' });
    await put(`ReviewEdit/${_id}`, visitor, sent).expect(400, link);
    await put(`ReviewEdit/${_id}`, manager, sent).expect(200);
    const named = await signIn(cms, 'visiter', { uname: 'flats.com' });
    await create('ReviewCreate', named, { rating: 5, review: 'Good' }).expect(
      400,
      refused({ name: 'User Name must not have links' }),
    );
  });

  describe('where reviews wait for approval', () => {
    const approval = (reviewApproval: string) =>
      cms.strapi.db.query('api::app-parameter.app-parameter').create({
        data: { brandName: 'Any', reviewApproval },
      });

    it('is hidden when an author writes it, until staff show it', async () => {
      const { id } = (await approval('manual')) as { id: number };
      const { _id, hidden } = await write(visitor, { rating: 5, review: 'Good' });
      expect(hidden).toBe(true);
      await callAs(cms, 'get', `/api/ReviewDetail/${_id}`).expect(404);
      const show = () => put(`ReviewEdit/${_id}`, manager, { hidden: false }).expect(200);
      await show();
      await callAs(cms, 'get', `/api/ReviewDetail/${_id}`).expect(200);
      await put(`ReviewEdit/${_id}`, visitor, { review: 'Better' }).expect(200);
      expect(await read(_id, visitor)).toMatchObject({ hidden: true });
      await show();
      await put('ReviewEditForAddImagePath', manager, { id: _id, path: '' }).expect(200);
      expect(await read(_id, visitor)).toMatchObject({ hidden: false });
      await put('ReviewEditForAddImagePath', visitor, { id: _id, path: '' }).expect(200);
      expect(await read(_id, visitor)).toMatchObject({ hidden: true });
      expect(await write(manager, { rating: 5, review: 'Ours' })).toMatchObject({ hidden: false });
      await cms.strapi.db.query('api::app-parameter.app-parameter').delete({ where: { id } });
    });
  });

  it('is its author’s and staff’s to edit, its author’s and admin’s to delete', async () => {
    const { _id } = await write(visitor, { rating: 3, review: 'R' });
    await put(`ReviewEdit/${_id}`, other, { review: 'Mine' }).expect(403);
    await put(`ReviewDelete/${_id}`, other).expect(403);
    await put(`ReviewDelete/${_id}`, manager).expect(403);
    await put(`ReviewEdit/${_id}`, manager, {
      ...{ reviewReply: 'Thank you', createdAt: '31-12-2025', hidden: true, name: 'Asha K' },
    }).expect(200);
    expect(await read(_id, visitor)).toMatchObject({
      ...{ reviewReply: 'Thank you', createdAt: '2025-12-31T00:00:00.000Z', hidden: true },
      ...{ name: 'Asha K', phone: visitor.userId, userId: visitor.documentId },
    });
    await put(`ReviewEdit/${_id}`, manager, { createdAt: 'soon', hidden: 'yes' }).expect(
      400,
      refused({
        createdAt: 'Review Created On must be a date like 31-12-2026',
        hidden: 'Hidden must be true or false',
      }),
    );
    await put(`ReviewEdit/${_id}`, other, { review: 'Mine' }).expect(404);
    await put(`ReviewDelete/${_id}`, visitor).expect(200, { msg: 'success' });
    await put(`ReviewDelete/${_id}`, admin).expect(404);
    const { _id: second } = await write(visitor, { rating: 3, review: 'R' });
    await put(`ReviewDelete/${second}`, admin).expect(200);
  });
});

describe('overviews and awards', () => {
  it('an overview is created from `values`, edited flat, deleted', async () => {
    const values = { city: 'Gurugram', tag: ' New ', line7: 'Seven', position: -3, unknown: 1 };
    const answer = await create('PropOverviewCreate', manager, { values }).expect(200);
    const { overview } = answer.body as { overview: { _id: string } };
    expect(Number(answer.headers['x-revision'])).toBeGreaterThan(0);
    expect(overview).toMatchObject({ city: 'Gurugram', tag: 'New', line7: 'Seven', position: 3 });
    expect(overview).toMatchObject({ list: null, filters: null });
    await put(`PropOverviewEdit/${overview._id}`, manager, { tag: '', heading: 'H' }).expect(200);
    const detail = await callAs(cms, 'get', `/api/PropOverviewDetail/${overview._id}`).expect(200);
    expect(detail.body).toEqual({ overview: { ...overview, tag: null, heading: 'H' } });
    await put(`PropOverviewEdit/${overview._id}`, manager, { city: null, position: 1.5 }).expect(
      400,
      refused({ city: 'Location is required', position: 'Position must be a whole number' }),
    );
    const target = { list: 'Residential Property For Rent', filters: 'maxRent=30000' };
    await put(`PropOverviewEdit/${overview._id}`, manager, target).expect(200);
    const led = await callAs(cms, 'get', `/api/PropOverviewDetail/${overview._id}`).expect(200);
    expect(led.body).toMatchObject({ overview: target });
    // Its filters are not valid for another list.
    await put(`PropOverviewEdit/${overview._id}`, manager, { list: '' }).expect(
      400,
      refused({ filters: 'Filters: maxRent is no filter of Residential Property For Sale' }),
    );
    await put(`PropOverviewEdit/${overview._id}`, manager, { list: '', filters: '' }).expect(200);
    await put(`PropOverviewDelete/${overview._id}`, manager).expect(200, { msg: 'success' });
    await put(`PropOverviewEdit/${overview._id}`, manager, {}).expect(404);
  });

  it('an award likewise', async () => {
    const made = await create('AwardCreate', manager, { values: { head: 'Best', position: '2' } });
    const { award } = made.body as { award: { _id: string } };
    expect(award).toMatchObject({ head: 'Best', position: 2, img: null });
    await put(`AwardEdit/${award._id}`, manager, { position: '' }).expect(200);
    const detail = await callAs(cms, 'get', `/api/AwardDetail/${award._id}`).expect(200);
    expect(detail.body).toEqual({ award: { ...award, position: null } });
    await put(`AwardEdit/${award._id}`, manager, { head: ' ' }).expect(
      400,
      refused({ head: 'Heading' }),
    );
    await put(`AwardDelete/${award._id}`, manager).expect(200);
    await put(`AwardDelete/${award._id}`, manager).expect(404);
    await create('AwardCreate', manager, {}).expect(400, refused({ head: 'Heading' }));
  });
});
