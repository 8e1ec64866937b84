import { UNLISTED_PATHS } from '../../lib/domain';
import type { Area, Kind, ListKey } from '../../lib/domain';

/** The most addresses that a file holds. */
const MOST = 1000;
/** So many files are held at a time: those of one kind in one region up to 32,000 listings. */
const HELD = 32;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const INDEX = 'sitemap.xml';
/** The first number that a listing's code bears. */
const FIRST_CODE = 1001;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
const unescapeXml = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

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

/** Where the sitemaps are kept. */
export interface SitemapFiles {
  /** Undefined where there is none. */
  readonly read: (file: string) => string | undefined;
  readonly write: (file: string, content: string) => void;
  readonly remove: (file: string) => void;
}

/** When each address was last changed, ISO 8601; empty where that is not known: a wrong day is worse than none. */
type Entries = Map<string, string>;

interface Held {
  readonly entries: Entries;
  isChanged: boolean;
}

const newestOf = (entries: Readonly<Entries>): string =>
  [...entries.values()].reduce((newest, one) => (one > newest ? one : newest), '');

/**
 * The addresses of a site in files of at most a thousand, and their index. Only a few files are held at a time; all
 * that changed is written by `flush`, what is not held any more before.
 */
export class Sitemaps {
  /** The newest known change in each file that names anything. */
  private index: Entries;
  private isIndexChanged = false;
  /** The longest unused first. */
  private readonly held = new Map<string, Held>();

  /** Takes over what stands where they are kept. `siteUrl` is the site's origin. */
  constructor(
    private readonly siteUrl: string,
    private readonly kept: SitemapFiles,
  ) {
    this.index = this.readIndex();
  }

  /** Writes what changed, and takes over anew what stands where they are kept. */
  reread(): void {
    this.flush();
    this.held.clear();
    this.index = this.readIndex();
  }

  /** Whether the file that is an address's says it, with this change. */
  says(file: string, path: string, lastModified: string | null): boolean {
    return this.hold(file).entries.get(path) === (lastModified ?? '');
  }

  /** Takes away every address that is not to be found any more; answers how many. */
  removeAllBut(isThere: (path: string) => boolean): number {
    let removed = 0;
    for (const file of [...this.index.keys()]) {
      for (const path of [...this.hold(file).entries.keys()].filter((one) => !isThere(one))) {
        this.remove(file, path);
        removed += 1;
      }
    }
    this.flush();
    return removed;
  }

  /** An address, as `/dwk/`, in the file that is its. Answers whether that is news. */
  set(file: string, path: string, lastModified: string | null): boolean {
    if (this.says(file, path, lastModified)) return false;
    const held = this.hold(file);
    held.entries.set(path, lastModified ?? '');
    held.isChanged = true;
    return true;
  }

  remove(file: string, path: string): void {
    const held = this.hold(file);
    if (held.entries.delete(path)) held.isChanged = true;
  }

  /** Writes the files that changed, then the index. */
  flush(): void {
    for (const [file, held] of this.held) this.keep(file, held);
    if (!this.isIndexChanged) return;
    const files = [...this.index].map(([file, newest]) => [`/${file}`, newest] as const);
    this.kept.write(INDEX, this.document('sitemapindex', 'sitemap', files));
    this.isIndexChanged = false;
  }

  private hold(file: string): Held {
    const held = this.held.get(file) ?? this.load(file);
    this.held.delete(file);
    this.held.set(file, held);
    if (this.held.size > HELD) this.letGo();
    return held;
  }

  private load(file: string): Held {
    const entries = this.read(file);
    // A publisher that was killed may not have come to the index.
    this.list(file, entries);
    return { entries, isChanged: false };
  }

  private letGo(): void {
    const [longestUnused] = this.held;
    if (!longestUnused) return;
    this.keep(...longestUnused);
    this.held.delete(longestUnused[0]);
  }

  private keep(file: string, held: Held): void {
    if (!held.isChanged) return;
    const { entries } = held;
    if (entries.size === 0) this.kept.remove(file);
    else this.kept.write(file, this.document('urlset', 'url', [...entries]));
    this.list(file, entries);
    held.isChanged = false;
  }

  private list(file: string, entries: Readonly<Entries>): void {
    const newest = entries.size === 0 ? undefined : newestOf(entries);
    if (this.index.get(file) === newest) return;
    if (newest === undefined) this.index.delete(file);
    else this.index.set(file, newest);
    this.isIndexChanged = true;
  }

  private readIndex(): Entries {
    const listed = [...this.read(INDEX)];
    return new Map(listed.map(([path, newest]) => [path.slice(1), newest]));
  }

  private read(file: string): Entries {
    const text = this.kept.read(file) ?? '';
    const entries = text.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
    return new Map(
      [...entries].map(([, url = '', lastModified = '']) => [
        unescapeXml(url).slice(this.siteUrl.length),
        lastModified,
      ]),
    );
  }

  private document(
    root: string,
    item: string,
    entries: readonly (readonly [path: string, lastModified: string])[],
  ): string {
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="${SCHEMA}">`,
      ...sorted.map(([path, lastModified]) => {
        const loc = escapeXml(this.siteUrl + path);
        const day = lastModified === '' ? '' : `<lastmod>${lastModified}</lastmod>`;
        return `<${item}><loc>${loc}</loc>${day}</${item}>`;
      }),
      `</${root}>`,
      '',
    ].join('\n');
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
