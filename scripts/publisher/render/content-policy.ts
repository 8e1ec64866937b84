import { createHash } from 'node:crypto';
import { startScriptsAfterPaint } from './start-after-paint';

/** The origins of the video players. Source: docs/contract.md, "Details". */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The origins that a page may connect to, besides the site itself. */
export interface Origins {
  /** For searches and sign-ins. */
  readonly cms: string;
  /** For stored pictures, if they are in an object storage. */
  readonly pictures?: string;
}

/** The inline scripts of a page, except JSON-LD, which needs no permission. */
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

/** A page without its content, because the policy must not permit a script inside content that a person has written. */
function frameOf(html: string): string {
  const [begin, end] = [html.indexOf(CONTENT), html.lastIndexOf(AFTER_CONTENT)];
  if (begin < 0) return html;
  return html.slice(0, begin) + (end < begin ? '' : html.slice(end));
}

/** The distinct hashes of a page's inline scripts or styles. */
const hashesOf = (html: string, pattern: RegExp, read = (text: string) => text): string[] => [
  ...new Set(
    [...html.matchAll(pattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(read(text)).digest('base64')}'`,
    ),
  ),
];

/**
 * The content security policy of a page: it permits only the site's own files and the inline scripts and styles that the
 * page was rendered with.
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

/** The start of the head; if the page has no head, the position where the browser begins one. */
const HEAD_START = /^\s*(?:<!doctype[^>]*>\s*)?(?:<html[^>]*>\s*)?(?:<head(?:\s[^>]*)?>)?/i;

/** Adds the policy to a page, before everything that the policy applies to. */
export const withContentPolicy = (html: string, origins: Origins): string =>
  html.replace(
    HEAD_START,
    (beginning) =>
      `${beginning}<meta http-equiv="Content-Security-Policy" content="${contentPolicyOf(html, origins)}"/>`,
  );

/** The published HTML of a page, made from the engine's HTML. */
export const finishHtml = (html: string, origins: Origins): string =>
  withContentPolicy(startScriptsAfterPaint(html), origins);
