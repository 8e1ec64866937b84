import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import accounts from '../../sample-content/accounts.json';
import awards from '../../sample-content/awards.json';
import earlierChecks from '../../sample-content/earlier-checks.json';
import earlierPrices from '../../sample-content/earlier-prices.json';
import landing from '../../sample-content/landing.json';
import legalTexts from '../../sample-content/legal-texts.json';
import overviews from '../../sample-content/overviews.json';
import parameters from '../../sample-content/parameters.json';
import landingSchema from '../api/landing/content-types/landing/schema';
import { AREAS, CITIES, OVERVIEW_LINES, parseRecord, USER_TYPES } from '../domain';
import { parseSampleListings } from './add-listings';
import { REVIEWS } from './add-records';
import { PICTURES } from './pictures';

const FOLDER = path.join(__dirname, '../../sample-content');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const listings = parseSampleListings(read('listings.csv'), new Date());

describe('the sample pictures', () => {
  const folder = path.join(FOLDER, 'pictures');

  it('have the files of the manifest, and no others', async () => {
    const files = Object.entries(PICTURES).flatMap(([name, { width, height, widths }]) => [
      { file: `${name}.webp`, width, height },
      ...widths.map((own) => ({
        file: `${name}-${String(own)}.webp`,
        width: own,
        height: Math.round((height * own) / width),
      })),
    ]);
    expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
    for (const { file, width, height } of files)
      expect(await sharp(path.join(folder, file)).metadata()).toMatchObject({
        ...{ format: 'webp', width, height },
      });
  });

  it('are those that the content names', () => {
    const named = [landing, overviews, awards, REVIEWS].map((part) => JSON.stringify(part)).join();
    const ofRecords = Object.keys(PICTURES).filter((name) => named.includes(`"${name}"`));
    const ofListings = listings.flatMap(({ pictures }) => pictures);
    expect(new Set([...ofRecords, ...ofListings])).toEqual(new Set(Object.keys(PICTURES)));
  });
});

it('the earlier prices end with the price of their listing', () => {
  for (const [key, prices] of Object.entries(earlierPrices)) {
    const listing = listings.find((one) => one.key === key);
    const { expectedPrice, expectedRent } = listing?.values ?? {};
    expect([key, prices.at(-1)?.[1]]).toEqual([key, expectedPrice ?? expectedRent]);
  }
});

it('the earlier checks are those of active listings', () => {
  const active = listings.filter(({ values: { propresiStatus, propcomStatus } }) =>
    [propresiStatus, propcomStatus].includes('active'),
  );
  expect(active.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(earlierChecks)));
});

describe('the legal texts', () => {
  const textOf = (key: string) => read(`legal/${key}.md`);

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
    expect(legalTexts.map(({ key, effectiveOn }) => [key, effectiveOn])).toEqual([
      ['terms', '2025-08-01'],
      ['cookie-policy', '2020-11-01'],
      ['privacy-policy', '2025-08-01'],
      ['enquiry-notice', '2026-11-01'],
      ['enquiry-notice-hindi', '2026-11-01'],
    ]);
  });

  it('name what the site stores in the browser', () => {
    expect(textOf('cookie-policy')).toContain('jwtToken');
    expect(textOf('cookie-policy')).toContain('no cookie without your consent');
  });

  it.each(legalTexts)('leave brand and contacts of $key to the parameters', ({ key }) => {
    const body = textOf(key);
    expect(body).toContain('{brandName}');
    const names = [...body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(['brandName', 'email', 'phone', 'headOffice']).toEqual(expect.arrayContaining(names));
    expect(body).not.toContain(parameters.brandName);
  });
});

describe('the landing page', () => {
  it('has as many slides and cards as its schema requires', () => {
    const { attributes } = landingSchema;
    expect(landing.slides).toHaveLength(attributes.slides.min);
    expect(landing.whyCards).toHaveLength(attributes.whyCards.min);
    expect(landing.serviceCards).toHaveLength(attributes.serviceCards.min);
    expect(landing.localities).toHaveLength(attributes.localities.min);
  });

  it('makes the claims, and describes each region once', () => {
    expect(landing.claims.map(({ value }) => value)).toEqual(['30+', '50+', '130+', '200+', '8']);
    expect(landing.localities.map(({ city }) => city)).toEqual(CITIES);
    expect(landing.welcome.heading).toMatch(/^Welcome To /);
  });
});

it('has telephone numbers that belong to nobody, and mail of example.com', () => {
  const texts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md|csv)$/.test(name) && name !== 'pictures.json')
    .map(read)
    .join();
  for (const [number] of texts.matchAll(/\b[1-9]\d{9}\b/g))
    expect(number).toMatch(/^9[012]000000\d\d$/);
  for (const [mail] of texts.matchAll(/[\w.]+@[\w.]+\w/g)) expect(mail).toMatch(/@example\.com$/);
  expect(parameters.reraNumbers.every(({ number }) => number.startsWith('SAMPLE-'))).toBe(true);
});

describe('the accounts', () => {
  it('are of every type, a manager for each region; one is super admin, one inactive', () => {
    const { site, panel } = accounts;
    expect(site.map(({ userId }) => userId)).toEqual(
      Array.from({ length: 6 + AREAS.length }, (_, i) => String(9_000_000_001 + i)),
    );
    expect(new Set(site.map(({ userType }) => userType))).toEqual(new Set(USER_TYPES));
    expect(site.filter(({ superAdmin }) => superAdmin).map(({ userId }) => userId)).toEqual([
      '9000000001',
    ]);
    expect(site.filter(({ isInactive }) => isInactive).map(({ userId }) => userId)).toEqual([
      '9000000008',
    ]);
    expect(panel).toHaveLength(AREAS.length + 1);
  });
});

describe('the reviews', () => {
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

describe('the overviews and awards', () => {
  it.each(CITIES)('has five to seven overviews of %s, with up to seven lines', (city) => {
    const here = overviews.filter((overview) => overview.city === city);
    expect(here.length).toBeGreaterThanOrEqual(5);
    expect(here.length).toBeLessThanOrEqual(7);
    for (const { lines } of here) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(OVERVIEW_LINES.length);
    }
  });

  it('are five awards, each its own', () => {
    expect(new Set(awards.map(({ head }) => head)).size).toBe(5);
    expect(new Set(overviews.map(({ heading }) => heading)).size).toBe(overviews.length);
  });
});
