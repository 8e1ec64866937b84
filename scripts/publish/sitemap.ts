import { REGION_KINDS, REGION_LISTS, UNLISTED_PATHS } from '../lib/domain';
import type { Area, Kind, ListKey } from '../lib/domain';

/** The most addresses that a file holds. */
const MOST = 1000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const INDEX = 'sitemap.xml';
/** The first number that a listing's code bears. */
const FIRST_CODE = 1001;

interface Entry {
  readonly url: string;
  /** ISO 8601. */
  readonly lastModified: string;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
const unescapeXml = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const document = (root: string, item: string, entries: readonly Entry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${SCHEMA}">`,
    ...entries.map(
      ({ url, lastModified }) =>
        `<${item}><loc>${escapeXml(url)}</loc><lastmod>${lastModified}</lastmod></${item}>`,
    ),
    `</${root}>`,
    '',
  ].join('\n');

const shelf = (name: string, number: number): string =>
  `sitemap-${name}-${String(Math.floor(number / MOST) + 1)}.xml`.toLowerCase();

/** Where a page of its own kind, which lists nothing, stands. */
export const SITE_MAP = shelf('site', 0);

/** Where page n (from 1) of a list stands. */
export const listMap = (area: Area, list: ListKey, page: number): string =>
  shelf(`${area}-${list}`, page - 1);

/** Where a listing stands: by the number of its code, so that its place never depends on any other one. */
export const listingMap = (area: Area, kind: Kind, code: string): string =>
  shelf(`${area}-${kind}`, Number(/\d+$/.exec(code)?.[0] ?? FIRST_CODE) - FIRST_CODE);

/** What the name of a sitemap begins with: the site's own, each list's, each kind's. */
const isSitemap = (file: string): boolean =>
  ['site', ...REGION_LISTS.map(({ area, list }) => `${area}-${list}`)]
    .concat(REGION_KINDS.map(({ area, kind }) => `${area}-${kind}`))
    .some((name) => file.startsWith(`sitemap-${name.toLowerCase()}-`));

/** Where the sitemaps are kept. */
export interface SitemapFiles {
  readonly write: (file: string, content: string) => void;
  readonly remove: (file: string) => Promise<void>;
}

/** The addresses of a site in files of at most a thousand, and their index; what changes is written by `flush`. */
export class Sitemaps {
  private readonly files = new Map<string, Map<string, string>>();
  private readonly changed = new Set<string>();

  /** `siteUrl` is the site's origin. */
  constructor(
    private readonly siteUrl: string,
    private readonly kept: SitemapFiles,
  ) {}

  /** Takes over what stands in a release, by the names of its files. */
  async load(names: readonly string[], read: (file: string) => Promise<string>): Promise<void> {
    for (const file of names.filter(isSitemap)) {
      const text = await read(file);
      const entries = [...text.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
        ([, url = '', lastModified = '']) =>
          [unescapeXml(url).slice(this.siteUrl.length), lastModified] as const,
      );
      this.files.set(file, new Map(entries));
    }
  }

  /** An address, as `/dwk/`, in the file that is its. */
  set(file: string, path: string, lastModified: string): void {
    const entries = this.files.get(file) ?? new Map<string, string>();
    this.files.set(file, entries);
    if (entries.get(path) === lastModified) return;
    entries.set(path, lastModified);
    this.changed.add(file);
  }

  remove(file: string, path: string): void {
    if (this.files.get(file)?.delete(path)) this.changed.add(file);
  }

  /** Writes the files that changed, then the index. */
  async flush(): Promise<void> {
    if (this.changed.size === 0) return;
    for (const file of this.changed) await this.write(file);
    this.changed.clear();
    const index = [...this.files.entries()]
      .filter(([, entries]) => entries.size > 0)
      .map(([file, entries]) => ({
        url: `${this.siteUrl}/${file}`,
        lastModified: [...entries.values()].reduce((newest, one) => (one > newest ? one : newest)),
      }))
      .sort((a, b) => (a.url < b.url ? -1 : 1));
    this.kept.write(INDEX, document('sitemapindex', 'sitemap', index));
  }

  private async write(file: string): Promise<void> {
    const entries = [...(this.files.get(file) ?? [])]
      .map(([path, lastModified]) => ({ url: this.siteUrl + path, lastModified }))
      .sort((a, b) => (a.url < b.url ? -1 : 1));
    if (entries.length === 0) await this.kept.remove(file);
    else this.kept.write(file, document('urlset', 'url', entries));
  }
}

/** Every page may be found but searches, whose lists have pages of their own, accounts and the staff's; where the list of them is. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...['/*?', ...UNLISTED_PATHS].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/${INDEX}`,
    '',
  ].join('\n');

const SAYS_NOINDEX = /<meta\b(?=[^>]*\bname="robots")[^>]*\bnoindex\b/;

/** Whether a page's HTML asks search engines not to list it. */
export const isUnlisted = (html: string): boolean => SAYS_NOINDEX.test(html);
