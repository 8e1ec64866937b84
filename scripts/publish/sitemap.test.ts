import { beforeEach, describe, expect, it } from '@jest/globals';
import { isUnlisted, robotsText, Sitemaps } from './sitemap';

const SITE = 'https://homes.example.com';
const MORNING = '2026-01-02T03:04:05.000Z';
const EVENING = '2026-01-02T20:00:00.000Z';

let files: Map<string, string>;
const write = (file: string, content: string): Promise<void> => {
  files.set(file, content);
  return Promise.resolve();
};
const addressesIn = (file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

beforeEach(() => {
  files = new Map();
});

describe('sitemaps', () => {
  it('hold a thousand addresses each, and the index all of them', async () => {
    const sitemaps = new Sitemaps(SITE, write);
    for (let i = 1; i <= 2001; i += 1) await sitemaps.add(`/page/${String(i)}`, MORNING);
    await sitemaps.finish();
    expect([...files.keys()]).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
      'sitemap.xml',
    ]);
    expect(addressesIn('sitemap.xml')).toEqual(
      [1, 2, 3].map((n) => `${SITE}/sitemap-${String(n)}.xml`),
    );
    expect(addressesIn('sitemap-1.xml')).toHaveLength(1000);
    expect(addressesIn('sitemap-2.xml')[0]).toBe(`${SITE}/page/1001`);
    expect(addressesIn('sitemap-3.xml')).toEqual([`${SITE}/page/2001`]);
  });

  it('say when a page was last changed, and the index when the newest of a file was', async () => {
    const sitemaps = new Sitemaps(SITE, write);
    await Promise.all([sitemaps.add('/a', EVENING), sitemaps.add('/b', MORNING)]);
    await sitemaps.finish();
    expect(files.get('sitemap-1.xml')).toContain(
      `<url><loc>${SITE}/b</loc><lastmod>${MORNING}</lastmod></url>`,
    );
    expect(files.get('sitemap.xml')).toContain(`<lastmod>${EVENING}</lastmod>`);
  });

  it('are well formed whatever an address holds', async () => {
    const sitemaps = new Sitemaps(SITE, write);
    await sitemaps.add('/a?b=<c>&d="e"', MORNING);
    await sitemaps.finish();
    expect(addressesIn('sitemap-1.xml')).toEqual([`${SITE}/a?b=&#60;c&#62;&#38;d=&#34;e&#34;`]);
  });
});

describe('robots.txt', () => {
  it('leads to the sitemap', () => {
    expect(robotsText(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});

describe('a page that wants no listing', () => {
  it.each([
    ['<meta name="robots" content="noindex"/>', true],
    ['<meta data-gatsby-head="true" content="noindex, nofollow" name="robots">', true],
    ['<meta name="robots" content="index"/><p>noindex</p>', false],
    ['<meta name="description" content="noindex"/>', false],
  ])('%s', (html, unlisted) => {
    expect(isUnlisted(html)).toBe(unlisted);
  });
});
