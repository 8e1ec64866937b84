const MOST = 1000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const INDEX = 'sitemap.xml';

interface Entry {
  readonly url: string;
  /** ISO 8601. */
  readonly lastModified: string;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

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

/** Writes the sitemaps of a site while its addresses come in, a thousand to a file, and at last their index. */
export class Sitemaps {
  private entries: Entry[] = [];
  private readonly written: Entry[] = [];

  /** `siteUrl` is the site's origin; `write` gets each file's name and text. */
  constructor(
    private readonly siteUrl: string,
    private readonly write: (file: string, content: string) => Promise<void>,
  ) {}

  /** Adds an address, as `/dwk/`. */
  async add(path: string, lastModified: string): Promise<void> {
    this.entries.push({ url: this.siteUrl + path, lastModified });
    if (this.entries.length === MOST) await this.flush();
  }

  /** Writes what is left, and the index. */
  async finish(): Promise<void> {
    if (this.entries.length > 0) await this.flush();
    await this.write(INDEX, document('sitemapindex', 'sitemap', this.written));
  }

  private async flush(): Promise<void> {
    const entries = this.entries;
    this.entries = [];
    const file = `sitemap-${String(this.written.length + 1)}.xml`;
    const newest =
      entries
        .map(({ lastModified }) => lastModified)
        .sort()
        .at(-1) ?? '';
    this.written.push({ url: `${this.siteUrl}/${file}`, lastModified: newest });
    await this.write(file, document('urlset', 'url', entries));
  }
}

/** Every page may be found; where the list of them is. */
export const robotsText = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${INDEX}\n`;

const SAYS_NOINDEX = /<meta\b(?=[^>]*\bname="robots")[^>]*\bnoindex\b/;

/** Whether a page's HTML asks search engines not to list it. */
export const isUnlisted = (html: string): boolean => SAYS_NOINDEX.test(html);
