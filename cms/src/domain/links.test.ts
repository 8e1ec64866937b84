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
  'Ask evil.xn--p1ai',
  'Ask XN--80ak6aa92e.in',
  'Ask evil.中国',
  'Ask evil。中国。',
  'Ask evil.рф now',
  'Ask घर.भारत',
  'Open 192.168.1.1/x',
  'Open ftp://evil',
  'Open hxxp://evil',
  'Open hxxps：／／evil',
])('finds the link in %p', (text) => {
  expect(errorsOf(text)).toEqual({ review: 'Review must not have links' });
});

it.each([
  'Nice flat.In the evening it is quiet.',
  'Rs 50/sq.ft/month, 3.5 bath',
  'Ask com. and net. of it',
  '很好。安静。',
  'अच्छा घर। शांत',
  'अच्छा घर.शांत जगह',
  'अच्छा घर.भारतीय परिवार',
  '很好。中国人很多。',
  'Good flat.Very nice',
  'Price: 1.5 Cr. Since 12.10.2024.',
  'Call 98.10.12.34.56',
  'Rooms: 3 // baths: 2',
  '<script>alert(1)</script>',
  '',
  undefined,
  5,
])('finds none in %p', (text) => {
  expect(errorsOf(text)).toEqual({});
});
