import { describe, expect, it } from '@jest/globals';
import { AREAS, CITIES, OVERVIEW_LINES, parseRecord, USER_TYPES } from '../../domain';
import landingSchema from '../../api/landing/content-types/landing/schema.json';
import { ACCOUNTS, PANEL_USERS } from './accounts';
import { AWARDS } from './awards';
import * as landing from './landing';
import * as cards from './landing-cards';
import { LEGAL_TEXTS } from './legal';
import { OVERVIEWS } from './overviews';
import { PARAMETERS } from './parameters';
import { REVIEWS } from './reviews';

const textOf = (key: string): string => LEGAL_TEXTS.find((text) => text.key === key)?.body ?? '';
const ALL_TEXTS = JSON.stringify([
  landing,
  cards,
  PARAMETERS,
  REVIEWS,
  ACCOUNTS,
  OVERVIEWS,
  LEGAL_TEXTS,
]);

describe('the legal texts', () => {
  it('name the facts of the terms', () => {
    expect(textOf('terms')).toMatch(
      /INR 5,000 or the last payment that you\s+made to us, whichever is less/,
    );
    expect(textOf('terms')).toContain('No refunds');
    expect(textOf('terms')).toContain('**5 years**');
  });

  it('name the dates of the policies', () => {
    expect(textOf('cookie-policy')).toContain('1 November 2020');
    expect(textOf('privacy-policy')).toContain('1 August 2025');
    expect(LEGAL_TEXTS.map(({ key, effectiveOn }) => [key, effectiveOn])).toEqual([
      ['terms', '2025-08-01'],
      ['cookie-policy', '2020-11-01'],
      ['privacy-policy', '2025-08-01'],
    ]);
  });

  it('say what the site stores in the browser', () => {
    expect(textOf('cookie-policy')).toContain('jwtToken');
    expect(textOf('cookie-policy')).toContain('no cookie without your consent');
  });

  it.each(LEGAL_TEXTS)('leave brand and contacts of $key to the parameters', ({ body }) => {
    expect(body).toContain('{brandName}');
    const names = [...body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(['brandName', 'email', 'phone', 'headOffice']).toEqual(expect.arrayContaining(names));
    expect(body).not.toContain(PARAMETERS.brandName);
  });
});

describe('the landing page', () => {
  it('has as many slides and cards as its schema asks for', () => {
    const { attributes } = landingSchema;
    expect(landing.SLIDES).toHaveLength(attributes.slides.min);
    expect(cards.WHY_CARDS).toHaveLength(attributes.whyCards.min);
    expect(cards.SERVICE_CARDS).toHaveLength(attributes.serviceCards.min);
    expect(cards.LOCALITIES).toHaveLength(attributes.localities.min);
  });

  it('makes the claims', () => {
    expect(landing.CLAIMS.map(({ value }) => value)).toEqual(['30+', '50+', '130+', '200+', '8']);
  });

  it('tells of each region once, and greets', () => {
    expect(cards.LOCALITIES.map(({ city }) => city)).toEqual(CITIES);
    expect(landing.WELCOME.heading).toMatch(/^Welcome To /);
  });
});

describe('contacts', () => {
  it('are telephone numbers of no one and mail of example.com', () => {
    for (const [number] of ALL_TEXTS.matchAll(/\b[1-9]\d{9}\b/g))
      expect(number).toMatch(/^9[01]000000\d\d$/);
    for (const [mail] of ALL_TEXTS.matchAll(/[\w.]+@[\w.]+\w/g))
      expect(mail).toMatch(/@example\.com$/);
    expect(PARAMETERS.reraNumbers.every(({ number }) => number.startsWith('SAMPLE-'))).toBe(true);
  });
});

describe('accounts', () => {
  it('are those of the README, of every type', () => {
    expect(ACCOUNTS.map(({ userId }) => userId)).toEqual(
      Array.from({ length: 8 }, (_, i) => String(9_000_000_001 + i)),
    );
    expect(new Set(ACCOUNTS.map(({ userType }) => userType))).toEqual(new Set(USER_TYPES));
    expect(ACCOUNTS.filter(({ superAdmin }) => superAdmin).map(({ userId }) => userId)).toEqual([
      '9000000001',
    ]);
    expect(ACCOUNTS.filter(({ isInactive }) => isInactive).map(({ userId }) => userId)).toEqual([
      '9000000008',
    ]);
    expect(PANEL_USERS).toHaveLength(3);
  });
});

describe('reviews', () => {
  it('obey the rules of a review', () => {
    for (const { name, rating, review, reviewReply, videoPath } of REVIEWS) {
      const own = { name, rating, review, reviewReply, videoPath, hidden: false };
      const reviewType = videoPath ? 'Video' : 'Text';
      const reviewedAt = new Date().toISOString();
      expect(parseRecord('review', { ...own, reviewType, reviewedAt })).toMatchObject({ ok: true });
    }
  });

  it('are of all ages; two are of an account, one is hidden, one a video', () => {
    expect(REVIEWS.length).toBeGreaterThanOrEqual(12);
    expect(REVIEWS.filter(({ userId }) => userId === '9000000005')).toHaveLength(2);
    expect(REVIEWS.filter(({ hidden }) => hidden)).toHaveLength(1);
    expect(REVIEWS.filter(({ videoPath }) => videoPath)).toHaveLength(1);
    expect(Math.min(...REVIEWS.map(({ daysAgo }) => daysAgo))).toBeLessThan(7);
    expect(Math.max(...REVIEWS.map(({ daysAgo }) => daysAgo))).toBeGreaterThan(730);
    expect(new Set(REVIEWS.map(({ review }) => review)).size).toBe(REVIEWS.length);
  });
});

describe('overviews and awards', () => {
  it.each(CITIES)('has five to seven overviews of %s, with up to seven lines', (city) => {
    const here = OVERVIEWS.filter((overview) => overview.city === city);
    expect(here.length).toBeGreaterThanOrEqual(5);
    expect(here.length).toBeLessThanOrEqual(7);
    expect(
      here.every(({ lines }) => lines.length > 0 && lines.length <= OVERVIEW_LINES.length),
    ).toBe(true);
    expect(CITIES).toHaveLength(AREAS.length);
  });

  it('have five awards, each its own', () => {
    expect(new Set(AWARDS.map(({ head }) => head)).size).toBe(5);
    expect(new Set(OVERVIEWS.map(({ heading }) => heading)).size).toBe(OVERVIEWS.length);
  });
});
