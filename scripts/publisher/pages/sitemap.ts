import { UNLISTED_PATHS } from '../../lib/domain';
import type { Area, Kind, ListKey } from '../../lib/domain';

/** The maximum number of addresses in a file. */
const MOST = 1000;
/** The maximum number of files in memory: those of one kind in one region up to 32,000 listings. */
const MAX_LOADED = 32;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const INDEX = 'sitemap.xml';
/** The first number of a listing's code. */
const FIRST_CODE = 1001;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
const unescapeXml = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const fileOf = (name: string, number: number): string =>
  `sitemap-${name}-${String(Math.floor(number / MOST) + 1)}.xml`.toLowerCase();

/** The sitemap of the pages that are neither listings nor lists. */
export const SITE_MAP = fileOf('site', 0);

/** The sitemap of page n (from 1) of a list. */
export const listMap = (area: Area, list: ListKey, page: number): string =>
  fileOf(`${area}-${list}`, page - 1);

/** The sitemap of a listing. It depends on the number of the listing's code, and so on no other listing. */
export const listingMap = (area: Area, kind: Kind, code: string): string =>
  fileOf(`${area}-${kind}`, Number(/\d+$/.exec(code)?.[0] ?? FIRST_CODE) - FIRST_CODE);

/** The storage of the sitemaps. */
interface SitemapFiles {
  /** Undefined if the file is missing. */
  readonly read: (file: string) => string | undefined;
  readonly write: (file: string, content: string) => void;
  readonly remove: (file: string) => void;
}

/** The time of each address's last change, ISO 8601; empty if unknown. */
type Entries = Map<string, string>;

interface LoadedFile {
  readonly entries: Entries;
  isChanged: boolean;
}

const newestOf = (entries: Readonly<Entries>): string =>
  [...entries.values()].reduce((newest, one) => (one > newest ? one : newest), '');

/**
 * The addresses of a site in files of at most a thousand, and the index of the files. Only a few files are in memory at
 * a time. `flush` writes all changes; a file that is evicted from memory earlier is written then.
 */
export class Sitemaps {
  /** The newest known change of each file that has addresses. */
  private index: Entries;
  private isIndexChanged = false;
  /** Ordered by use, the least recently used first. */
  private readonly loaded = new Map<string, LoadedFile>();

  /** Starts from the stored sitemaps. `siteUrl` is the site's origin. */
  constructor(
    private readonly siteUrl: string,
    private readonly files: SitemapFiles,
  ) {
    this.index = this.readIndex();
  }

  /** Writes the changes, and starts again from the stored sitemaps. */
  reread(): void {
    this.flush();
    this.loaded.clear();
    this.index = this.readIndex();
  }

  /** Whether a file contains an address with this time of change. */
  has(file: string, path: string, lastModified: string | null): boolean {
    return this.load(file).entries.get(path) === (lastModified ?? '');
  }

  /** Whether a file contains an address, whatever its time of change. */
  lists(file: string, path: string): boolean {
    return this.load(file).entries.has(path);
  }

  /** Removes every address that does not exist any more; returns how many. */
  removeAllExcept(exists: (path: string) => boolean): number {
    let removed = 0;
    for (const file of [...this.index.keys()]) {
      for (const path of [...this.load(file).entries.keys()].filter((one) => !exists(one))) {
        this.remove(file, path);
        removed += 1;
      }
    }
    this.flush();
    return removed;
  }

  /** Sets an address, such as `/dwk/`, in its file. Returns whether the file changed. */
  set(file: string, path: string, lastModified: string | null): boolean {
    if (this.has(file, path, lastModified)) return false;
    const loaded = this.load(file);
    loaded.entries.set(path, lastModified ?? '');
    loaded.isChanged = true;
    return true;
  }

  /** Removes an address. Returns whether the file changed. */
  remove(file: string, path: string): boolean {
    const loaded = this.load(file);
    const isRemoved = loaded.entries.delete(path);
    if (isRemoved) loaded.isChanged = true;
    return isRemoved;
  }

  /** Writes the files that changed, then the index. */
  flush(): void {
    for (const [file, loaded] of this.loaded) this.save(file, loaded);
    if (!this.isIndexChanged) return;
    const files = [...this.index].map(([file, newest]) => [`/${file}`, newest] as const);
    this.files.write(INDEX, this.document('sitemapindex', 'sitemap', files));
    this.isIndexChanged = false;
  }

  private load(file: string): LoadedFile {
    const loaded = this.loaded.get(file) ?? this.loadAndIndex(file);
    this.loaded.delete(file);
    this.loaded.set(file, loaded);
    const [oldest] = this.loaded;
    if (oldest && this.loaded.size > MAX_LOADED) {
      this.save(...oldest);
      this.loaded.delete(oldest[0]);
    }
    return loaded;
  }

  /** A publisher may have been killed after it wrote the file and before it wrote the index. */
  private loadAndIndex(file: string): LoadedFile {
    const entries = this.read(file);
    this.updateIndex(file, entries);
    return { entries, isChanged: false };
  }

  private save(file: string, loaded: LoadedFile): void {
    if (!loaded.isChanged) return;
    const { entries } = loaded;
    if (entries.size === 0) this.files.remove(file);
    else this.files.write(file, this.document('urlset', 'url', [...entries]));
    this.updateIndex(file, entries);
    loaded.isChanged = false;
  }

  private updateIndex(file: string, entries: Readonly<Entries>): void {
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
    const text = this.files.read(file) ?? '';
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

/**
 * Allows all pages except searches (their lists have pages of their own), accounts and the staff's pages. Names the
 * sitemap.
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...['/*?', ...UNLISTED_PATHS].map((path) => `Disallow: ${path}`),
    // Newsletters and adverts link with tracking parameters; the canonical address identifies the page.
    'Allow: /*?utm_',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/${INDEX}`,
    '',
  ].join('\n');

const NOINDEX = /<meta\b(?=[^>]*\bname="robots")[^>]*\bnoindex\b/;

/** Whether a page's HTML asks search engines not to list it. */
export const isUnlisted = (html: string): boolean => NOINDEX.test(html);
