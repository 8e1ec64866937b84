import { beforeEach, describe, expect, it } from '@jest/globals';
import { isUnlisted, listingMap, listMap, robotsText, SITE_MAP, Sitemaps } from './sitemap';

const SITE = 'https://homes.example.com';
const MORNING = '2026-01-02T03:04:05.000Z';
const EVENING = '2026-01-02T20:00:00.000Z';

let files: Map<string, string>;
const kept = {
  read: (file: string): string | undefined => files.get(file),
  write: (file: string, content: string): void => {
    files.set(file, content);
  },
  remove: (file: string): void => {
    files.delete(file);
  },
};
const addressesIn = (file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

beforeEach(() => {
  files = new Map();
});

describe('sitemaps', () => {
  it('hold a thousand listings each, by their codes, and the index all of them', () => {
    const sitemaps = new Sitemaps(SITE, kept);
    for (let code = 1001; code <= 3001; code += 1) {
      const file = listingMap('dwk', 'propresi', `DWK-R-${String(code)}`);
      sitemaps.set(file, `/page/${String(code)}`, MORNING);
    }
    sitemaps.flush();
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

  it('say when a page was last changed, and the index when the newest of a file was', () => {
    const sitemaps = new Sitemaps(SITE, kept);
    sitemaps.set(SITE_MAP, '/a', EVENING);
    sitemaps.set(SITE_MAP, '/b', MORNING);
    sitemaps.flush();
    expect(files.get(SITE_MAP)).toContain(
      `<url><loc>${SITE}/b</loc><lastmod>${MORNING}</lastmod></url>`,
    );
    expect(files.get('sitemap.xml')).toContain(`<lastmod>${EVENING}</lastmod>`);
  });

  it('name a page whose last change is not known without one, and a file of such pages', () => {
    const sitemaps = new Sitemaps(SITE, kept);
    sitemaps.set(SITE_MAP, '/a', null);
    sitemaps.set(SITE_MAP, '/b', null);
    sitemaps.flush();
    expect(files.get(SITE_MAP)).toContain(`<url><loc>${SITE}/a</loc></url>`);
    expect(files.get('sitemap.xml')).toContain(`<sitemap><loc>${SITE}/${SITE_MAP}</loc></sitemap>`);
    const known = new Map(files);
    const again = new Sitemaps(SITE, kept);
    again.set(SITE_MAP, '/b', null);
    again.flush();
    expect(files).toEqual(known);
    again.remove(SITE_MAP, '/a');
    again.remove(SITE_MAP, '/b');
    again.flush();
    expect(addressesIn('sitemap.xml')).toEqual([]);
  });

  it('are taken over from a release, and say the same as if they had been made anew', () => {
    const first = new Sitemaps(SITE, kept);
    first.set(SITE_MAP, '/a?b=<c>&d="e"', MORNING);
    first.set(SITE_MAP, '/b', MORNING);
    first.set(listMap('dwk', 'CR', 1), '/gone', MORNING);
    first.flush();
    expect(addressesIn(SITE_MAP)[0]).toBe(`${SITE}/a?b=&#60;c&#62;&#38;d=&#34;e&#34;`);
    const second = new Sitemaps(SITE, kept);
    second.remove(listMap('dwk', 'CR', 1), '/gone');
    second.set(SITE_MAP, '/b', EVENING);
    second.flush();
    const incremental = new Map(files);
    files = new Map();
    const anew = new Sitemaps(SITE, kept);
    anew.set(SITE_MAP, '/b', EVENING);
    anew.set(SITE_MAP, '/a?b=<c>&d="e"', MORNING);
    anew.flush();
    expect(incremental).toEqual(files);
  });

  it('are whole however many there are, in whatever order their addresses come', () => {
    const sitemaps = new Sitemaps(SITE, kept);
    const NAMES = Array.from({ length: 100 }, (_, n) => `sitemap-dwk-rs-${String(n + 1)}.xml`);
    for (const path of ['/a', '/b', '/c'])
      for (const file of NAMES) sitemaps.set(file, `/${file}${path}`, MORNING);
    for (const path of ['/a', '/b', '/c'])
      sitemaps.remove('sitemap-dwk-rs-7.xml', `/sitemap-dwk-rs-7.xml${path}`);
    sitemaps.flush();
    const others = NAMES.filter((name) => name !== 'sitemap-dwk-rs-7.xml');
    expect([...files.keys()].sort()).toEqual([...others, 'sitemap.xml'].sort());
    expect(new Set(others.map((name) => addressesIn(name).length))).toEqual(new Set([3]));
    expect(addressesIn('sitemap.xml').length).toBe(99);
  });

  it('name a file in the index which whoever was cut off had written alone', () => {
    const first = new Sitemaps(SITE, kept);
    first.set(SITE_MAP, '/a', MORNING);
    first.flush();
    files.delete('sitemap.xml');
    const second = new Sitemaps(SITE, kept);
    second.set(SITE_MAP, '/a', MORNING);
    second.flush();
    expect(addressesIn('sitemap.xml')).toEqual([`${SITE}/${SITE_MAP}`]);
  });
});

describe('robots.txt', () => {
  it('leads to the sitemap', () => {
    expect(robotsText(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  it('keeps no address with the mark of a newsletter from crawlers', () => {
    expect(robotsText(SITE)).toContain('\nAllow: /*?utm_\n');
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
