import { describe, it, expect } from '@jest/globals';
import { CITIES, parseRecord } from './index';
import type { RecordName } from './index';

type Input = Readonly<Record<string, unknown>>;
const WRITTEN = '2026-01-02T03:04:05.000Z';
const REVIEW: Input = {
  ...{ name: 'Asha', rating: 5, review: 'Good', reviewType: 'Text' },
  ...{ hidden: false, reviewedAt: WRITTEN },
};
const VIDEO: Input = { ...REVIEW, reviewType: 'Video', videoPath: 'https://example.com/v.mp4' };
const OVERVIEW: Input = { city: 'Dwarka' };
const AWARD: Input = { head: 'Best broker' };
const ACCOUNT: Input = {
  ...{ userId: '9000000001', uname: 'Asha', userStatus: 'active', userType: 'visiter' },
};
const ENQUIRY: Input = {
  ...{ name: 'Asha', phone: '9200000081', callTime: 'Anytime', stage: 'New' },
};
const BASE: Readonly<Record<RecordName, Input>> = {
  review: REVIEW,
  overview: OVERVIEW,
  award: AWARD,
  account: ACCOUNT,
  enquiry: ENQUIRY,
};

describe('readRecord', () => {
  it('cleans a review, dropping what has no rule', () => {
    const sent = { ...REVIEW, rating: '4', review: '  Fine ', reviewReply: '', phone: 1, _id: 'x' };
    expect(parseRecord('review', sent)).toEqual({
      ok: true,
      value: { ...REVIEW, rating: 4, review: 'Fine', reviewReply: null, videoPath: null },
    });
  });

  it('cleans an overview', () => {
    const sent = { city: ' Gurugram ', tag: 'New', heading: ' H ', line1: 'One', line7: 'Seven' };
    expect(parseRecord('overview', { ...sent, position: '-3', line8: 'Eight' })).toEqual({
      ok: true,
      value: {
        ...{ city: 'Gurugram', tag: 'New', heading: 'H', line1: 'One', line2: null, line3: null },
        ...{ list: null, filters: null },
        ...{ line4: null, line5: null, line6: null, line7: 'Seven', position: 3 },
      },
    });
  });

  it.each<readonly [RecordName, Input]>([
    ['review', VIDEO],
    ['review', { ...REVIEW, videoPath: 'https://example.com' }],
    ['overview', OVERVIEW],
    ['award', { ...AWARD, position: 2 }],
    ['account', ACCOUNT],
    ['enquiry', ENQUIRY],
    ['enquiry', { ...ENQUIRY, stage: 'Lost', lostReason: 'Bought elsewhere' }],
    ['account', { ...ACCOUNT, uphone1: '9000000002', uemail: 'asha@example.com' }],
  ])('takes a good %s', (name, input) => {
    expect(parseRecord(name, input)).toMatchObject({ ok: true, value: input });
  });

  it.each<readonly [RecordName, string, unknown, string]>([
    ['enquiry', 'phone', '12345', 'Invalid Phone Number'],
    ['enquiry', 'visitOn', 'soon', 'Visit On must be a date like 31-12-2026'],
    ['review', 'name', '', 'Name is required'],
    ['review', 'name', 'a'.repeat(201), 'Name must be at most 200 characters'],
    ['review', 'rating', undefined, 'Rating is required'],
    ['review', 'rating', null, 'Rating is required'],
    ['review', 'rating', ' ', 'Rating is required'],
    ['review', 'rating', 0, 'Rating must be a whole number from 1 to 5'],
    ['review', 'rating', 6, 'Rating must be a whole number from 1 to 5'],
    ['review', 'rating', 4.5, 'Rating must be a whole number from 1 to 5'],
    ['review', 'rating', 'five', 'Rating must be a whole number from 1 to 5'],
    ['review', 'rating', true, 'Rating must be a whole number from 1 to 5'],
    ['review', 'review', '  ', 'Review is required'],
    ['review', 'review', 5, 'Review must be text'],
    ['review', 'review', '😀'.repeat(4001), 'Review must be at most 4000 characters'],
    ['review', 'reviewReply', 'a'.repeat(4001), 'Review Reply must be at most 4000 characters'],
    ['review', 'reviewType', null, 'Review Type is required'],
    ['review', 'reviewType', 'Audio', 'Review Type must be one of: Text, Video'],
    ['review', 'videoPath', 'http://example.com', 'Video URL must be an https:// address'],
    ['overview', 'city', '', 'Location is required'],
    ['overview', 'city', 'Delhi', `Location must be one of: ${CITIES.join(', ')}`],
    ['overview', 'tag', 5, 'Tag must be text'],
    ['overview', 'line7', 'a'.repeat(201), 'Line 7 must be at most 200 characters'],
    ['award', 'head', '', 'Heading'],
    ['award', 'head', undefined, 'Heading'],
    ['award', 'head', 'a'.repeat(201), 'Heading must be at most 200 characters'],
    ['review', 'hidden', 'yes', 'Hidden must be true or false'],
    ['review', 'reviewedAt', 'soon', 'Review Created On must be a date like 31-12-2026'],
    ['account', 'userId', '', 'User Id is required'],
    ['account', 'userId', '0000000001', 'Invalid Phone Number'],
    ['account', 'uname', null, 'User Name is required'],
    ['account', 'uphone1', '12', 'Invalid Phone Number'],
    ['account', 'uphone2', '12', 'Invalid Phone Number'],
    ['account', 'uwhatsapp', '12', 'Invalid Phone Number'],
    ['account', 'uemail', 'asha', 'Invalid email address'],
    ['account', 'companyName', 'a'.repeat(201), 'Company Name must be at most 200 characters'],
    ['account', 'userStatus', 'gone', 'User Status must be one of: active, inactive'],
  ])('%s: %s of %p is refused', (name, key, value, message) => {
    expect(parseRecord(name, { ...BASE[name], [key]: value })).toEqual({
      ok: false,
      errors: { [key]: message },
    });
  });

  it('takes texts to the last character', () => {
    const review = '😀'.repeat(4000);
    expect(parseRecord('review', { ...REVIEW, review: ` ${review} ` })).toMatchObject({
      value: { review },
    });
  });

  it.each([
    [3, 3],
    [-3, 3],
    ['7', 7],
    [' -7 ', 7],
    [0, 0],
    ['', null],
    [null, null],
    [undefined, null],
  ])('a position of %p is %p', (sent, position) => {
    for (const name of ['overview', 'award'] as const)
      expect(parseRecord(name, { ...BASE[name], position: sent })).toMatchObject({
        value: { position },
      });
  });

  it.each([1.5, 'one', '1.5', true, [1], {}, Number.POSITIVE_INFINITY, 2 ** 31])(
    'a position of %p is refused',
    (position: unknown) => {
      expect(parseRecord('award', { ...AWARD, position })).toEqual({
        ok: false,
        errors: { position: 'Position must be a whole number' },
      });
    },
  );

  it('a video review needs its address', () => {
    for (const videoPath of [undefined, null, ''])
      expect(parseRecord('review', { ...VIDEO, videoPath })).toEqual({
        ok: false,
        errors: { videoPath: 'Video URL is required' },
      });
  });
});

describe('an edit', () => {
  it('keeps what is not sent, and empties what is sent empty', () => {
    const current = { ...VIDEO, reviewReply: 'Thanks' };
    expect(parseRecord('review', { rating: 2, reviewReply: '' }, current)).toEqual({
      ok: true,
      value: { ...VIDEO, rating: 2, reviewReply: null },
    });
  });

  it('is judged by the record as it would become', () => {
    expect(parseRecord('review', { reviewType: 'Video' }, REVIEW)).toEqual({
      ok: false,
      errors: { videoPath: 'Video URL is required' },
    });
    expect(parseRecord('award', { head: null }, AWARD)).toEqual({
      ok: false,
      errors: { head: 'Heading' },
    });
  });
});
