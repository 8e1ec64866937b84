import { expect, it } from '@jest/globals';
import { linkErrors } from './links';

const errorsOf = (review: unknown) => linkErrors({ review }, { review: 'Review' });

it.each([
  'See https://example.com',
  'http://10.0.0.1',
  'WWW.example.in',
  'cheap-flats.com has more',
  'Ask at flats.co.in.',
  'Join t.me/flats',
  'Ask evil。com',
  'Ask evil．com',
  'Ask evil｡com',
  'Ask evil․com',
  'Ask ｅｖｉｌ.ｃｏｍ',
  'Ask ev\u200bil.\u00adcom',
  'Ask घर.com',
  'Ask ｗｗｗ。example。in',
  'Join t．me／flats',
])('finds the link in %p', (text) => {
  expect(errorsOf(text)).toEqual({ review: 'Review must not have links' });
});

it.each([
  'Nice flat.In the evening it is quiet.',
  'Rs 50/sq.ft/month, 3.5 bath',
  'Ask com. and net. of it',
  '很好。安静。',
  'अच्छा घर। शांत',
  '<script>alert(1)</script>',
  '',
  undefined,
  5,
])('finds none in %p', (text) => {
  expect(errorsOf(text)).toEqual({});
});
