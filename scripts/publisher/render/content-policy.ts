import { createHash } from 'node:crypto';

/** Who plays the videos that a visitor asks for. Source: docs/contract.md, "Details". */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Where a page may ask, besides the site itself. */
export interface Origins {
  /** For searches and sign-ins. */
  readonly cms: string;
  /** For stored pictures, where the site leads on to an object storage. */
  readonly pictures?: string;
}

/** Of a page's own scripts, those that run: a block of data (JSON-LD) needs nobody's leave. */
const SCRIPTS =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTES = /<[^>]*?\sstyle="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const CONTENT = '<div id="___gatsby"';
const AFTER_CONTENT = '<script id="gatsby-script-loader"';

/** A page without what it shows: of a text that somebody has typed no script is the page's own. */
function frameOf(html: string): string {
  const [begin, end] = [html.indexOf(CONTENT), html.lastIndexOf(AFTER_CONTENT)];
  if (begin < 0) return html;
  return html.slice(0, begin) + (end < begin ? '' : html.slice(end));
}

/** The hashes of what a page holds itself, each once. */
const hashesOf = (html: string, pattern: RegExp, read = (text: string) => text): string[] => [
  ...new Set(
    [...html.matchAll(pattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(read(text)).digest('base64')}'`,
    ),
  ),
];

/**
 * The content security policy of a page: nothing runs and nothing styles it but the site's own files and what the
 * page itself was rendered with.
 */
export function contentPolicyOf(html: string, { cms, pictures }: Origins): string {
  const styles = [...hashesOf(html, STYLES), ...hashesOf(html, STYLE_ATTRIBUTES, unescaped)];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(frameOf(html), SCRIPTS)],
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])],
    'img-src': ["'self'", 'data:', 'blob:', cms, ...(pictures === undefined ? [] : [pictures])],
    'connect-src': ["'self'", cms],
    'media-src': ["'self'", 'https:'],
    'frame-src': PLAYERS,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Where a head begins; in a text that has none, where the browser begins one. */
const HEAD_START = /^\s*(?:<!doctype[^>]*>\s*)?(?:<html[^>]*>\s*)?(?:<head(?:\s[^>]*)?>)?/i;

/** The page with its policy, before anything that the policy speaks of: whatever the page is, it has one. */
export const withContentPolicy = (html: string, origins: Origins): string =>
  html.replace(
    HEAD_START,
    (beginning) =>
      `${beginning}<meta http-equiv="Content-Security-Policy" content="${contentPolicyOf(html, origins)}"/>`,
  );
