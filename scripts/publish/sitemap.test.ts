import { beforeEach, describe, expect, it } from '@jest/globals';
import { isUnlisted, listingMap, listMap, robotsText, SITE_MAP, Sitemaps } from './sitemap';

const SITE = 'https://homes.example.com';
const MORNING = '2026-01-02T03:04:05.000Z';
const EVENING = '2026-01-02T20:00:00.000Z';

let files: Map<string, string>;
const kept = {
  write: (file: string, content: string): void => {
    files.set(file, content);
  },
  remove: (file: string): Promise<void> => {
    files.delete(file);
    return Promise.resolve();
  },
};
const addressesIn = (file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

beforeEach(() => {
  files = new Map();
});

describe('sitemaps', () => {
  it('hold a thousand listings each, by their codes, and the index all of them', async () => {
    const sitemaps = new Sitemaps(SITE, kept);
    for (let code = 1001; code <= 3001; code += 1) {
      const file = listingMap('dwk', 'propresi', `DWK-R-${String(code)}`);
      sitemaps.set(file, `/page/${String(code)}`, MORNING);
    }
    await sitemaps.flush();
    const names = [1, 2, 3].map((n) => `sitemap-dwk-propresi-${String(n)}.xml`);
    expect([...files.keys()]).toEqual([...names, 'sitemap.xml']);
    expect(addressesIn('sitemap.xml')).toEqual(names.map((name) => `${SITE}/${name}`));
    expect(names.map((name) => addressesIn(name).length)).toEqual([1000, 1000, 1]);
    expect(addressesIn('sitemap-dwk-propresi-2.xml')[0]).toBe(`${SITE}/page/2001`);
  });

  it('hold a thousand pages of a list each', () => {
    expect([1, 1000, 1001].map((page) => listMap('ggn', 'RS', page))).toEqual([
      'sitemap-ggn-rs-1.xml',
      'sitemap-ggn-rs-1.xml',
      'sitemap-ggn-rs-2.xml',
    ]);
  });

  it('say when a page was last changed, and the index when the newest of a file was', async () => {
    const sitemaps = new Sitemaps(SITE, kept);
    sitemaps.set(SITE_MAP, '/a', EVENING);
    sitemaps.set(SITE_MAP, '/b', MORNING);
    await sitemaps.flush();
    expect(files.get(SITE_MAP)).toContain(
      `<url><loc>${SITE}/b</loc><lastmod>${MORNING}</lastmod></url>`,
    );
    expect(files.get('sitemap.xml')).toContain(`<lastmod>${EVENING}</lastmod>`);
  });

  it('are taken over from a release, and say the same as if they had been made anew', async () => {
    const first = new Sitemaps(SITE, kept);
    first.set(SITE_MAP, '/a?b=<c>&d="e"', MORNING);
    first.set(SITE_MAP, '/b', MORNING);
    first.set(listMap('dwk', 'CR', 1), '/gone', MORNING);
    await first.flush();
    expect(addressesIn(SITE_MAP)[0]).toBe(`${SITE}/a?b=&#60;c&#62;&#38;d=&#34;e&#34;`);
    const second = new Sitemaps(SITE, kept);
    await second.load([...files.keys()], (file) => Promise.resolve(files.get(file) ?? ''));
    second.remove(listMap('dwk', 'CR', 1), '/gone');
    second.set(SITE_MAP, '/b', EVENING);
    await second.flush();
    const incremental = new Map(files);
    files = new Map();
    const anew = new Sitemaps(SITE, kept);
    anew.set(SITE_MAP, '/b', EVENING);
    anew.set(SITE_MAP, '/a?b=<c>&d="e"', MORNING);
    await anew.flush();
    expect(incremental).toEqual(files);
  });
});

describe('robots.txt', () => {
  it('leads to the sitemap', () => {
    expect(robotsText(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  it.each(['/*?', '/register', '/sadmin', '/company/', '/ggn/propcom/PropComCreate'])(
    'keeps %s out, and all else in',
    (path) => {
      expect(robotsText(SITE)).toContain(`\nDisallow: ${path}\n`);
      expect(robotsText(SITE)).toContain('\nAllow: /\n');
    },
  );
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
